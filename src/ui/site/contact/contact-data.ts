import { pageSizes } from '#domain/content/list/list-query.ts'
import type { BrandChoice } from '../enquiry/companies-context.ts'
import { shownOf } from '../language/shown-of.ts'
import { ownHeadOf, type OwnHead } from '../layout/page-head/own-head.ts'
import { pressOf, type Press } from '../press/press-of.ts'
import type { PageReads } from '../routes/page-reads.ts'

export interface ContactData {
  readonly head?: OwnHead | undefined
  /** At the end of the page. */
  readonly picture?: string | undefined
  readonly companies: ReadonlyArray<BrandChoice>
  readonly press?: Press | undefined
}

/**
 * Reads the head of the page, with the home page's first picture if it has none, the companies and the press contact.
 * The other contact details come with the frame.
 */
export const readContact = async (read: PageReads): Promise<ContactData> => {
  const [details, { items: slides }, { items: brands }] = await Promise.all([
    read.homePage(),
    read.list('slider', { size: 1 }),
    read.list('brand', { size: pageSizes.max }),
  ])
  const head = ownHeadOf(details, 'contact')
  return {
    head,
    picture: head?.picture || slides[0]?.image,
    companies: brands.map((brand) => shownOf(brand, ['id', 'title'])),
    ...pressOf(details),
  }
}
