import { brand, hasPage } from '#domain/content/brand.ts'
import type { ItemOf } from '#domain/content/content-types.ts'
import { allItems } from '#domain/content/list/all-items.ts'
import { originalOf } from '../language/original-of.ts'
import { shownOf, type ShownOf } from '../language/shown-of.ts'
import type { PageReads } from '../routes/page-reads.ts'

type Brand = ItemOf<'brand'>

const fields = Object.keys(brand.fields) as ReadonlyArray<keyof typeof brand.fields>

export interface CompanyData {
  readonly company: ShownOf<Brand, 'id' | keyof typeof brand.fields>
  readonly news: ReadonlyArray<ShownOf<ItemOf<'newsArticle'>, 'id' | 'title' | 'image' | 'createdAt'>>
  readonly positions: ReadonlyArray<ShownOf<ItemOf<'career'>, 'id' | 'title' | 'location' | 'closingDate'>>
  readonly others: ReadonlyArray<OtherCompany>
}

export interface OtherCompany extends ShownOf<Brand, 'id' | 'title' | 'image'> {
  readonly hasPage: boolean
}

const newsShown = 3

/** The page of a company, from its brand and what refers to it; `undefined` if it has none. */
export const readCompany = async (
  read: PageReads,
  id: string,
  today: string,
): Promise<CompanyData | undefined> => {
  const { inAllLanguages } = read
  const [found, original] = await Promise.all([read.get('brand', id), inAllLanguages?.get('brand', id)])
  if (found === undefined || !hasPage(original ?? found)) return undefined
  const [news, careers, brands, originals] = await Promise.all([
    read.list('newsArticle', { filter: { brandId: id }, size: newsShown }),
    allItems((page) => read.list('career', { filter: { brandId: id, openOn: today }, ...page })),
    allItems((page) => read.list('brand', page)),
    inAllLanguages && allItems((page) => inAllLanguages.list('brand', page)),
  ])
  return {
    company: shownOf(found, ['id', ...fields]),
    news: news.items.map((article) => shownOf(article, ['id', 'title', 'image', 'createdAt'])),
    positions: careers.map((career) => shownOf(career, ['id', 'title', 'location', 'closingDate'])),
    others: brands
      .filter((other) => other.id !== id)
      .map((other) => ({
        ...shownOf(other, ['id', 'title', 'image']),
        hasPage: hasPage(originalOf(other, originals)),
      })),
  }
}
