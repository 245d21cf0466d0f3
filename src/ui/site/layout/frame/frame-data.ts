import type { ItemOf } from '#domain/content/content-types.ts'
import { allItems } from '#domain/content/list/all-items.ts'
import { privacyAddress } from '#domain/content/page/page-address.ts'
import type { HomePageContent } from '#domain/content/home-page/home-page.ts'
import { otherNameOf, type SecondLanguageText } from '#domain/content/home-page/second-language-text.ts'
import { shownOf, type ShownOf } from '../../language/shown-of.ts'
import type { PageReads } from '../../routes/page-reads.ts'

export type SiteDetails = NonNullable<HomePageContent['site']>

type OwnPage = ItemOf<'page'>

/** The fields of an own page that a link to it needs. */
export type LinkedPage = ShownOf<OwnPage, 'title' | 'address' | 'menu'>

/** The own pages that the menus link to; the key is absent if there are none. */
const linked = (pages: ReadonlyArray<OwnPage>): Pick<FrameData, 'ownPages'> => {
  const ownPages = pages.filter(({ menu, address }) => menu || address === privacyAddress)
  return ownPages.length === 0
    ? {}
    : { ownPages: ownPages.map((page) => shownOf(page, ['title', 'address', 'menu'])) }
}

/** The props of header, menu and footer. */
export interface FrameProps {
  readonly site: SiteDetails
  /** The brand name in the second language of the page. */
  readonly otherName?: SecondLanguageText | undefined
  /** The path of the current page. */
  readonly path: string
  /** The path of this page in every language, with the query that all of them understand. */
  readonly counterpart: string
  /** The id of the newest article, if there is one. */
  readonly latestNews?: string | undefined
  /** Own pages that the menus lead to, if there are any. */
  readonly ownPages?: ReadonlyArray<LinkedPage> | undefined
}

/** The data that every page shows: brand, contact details and the text of the enquiry popup. */
export interface FrameData {
  readonly site: SiteDetails
  readonly otherName?: SecondLanguageText | undefined
  readonly latestNews?: string | undefined
  readonly ownPages?: ReadonlyArray<LinkedPage> | undefined
  readonly enquiry: ShownOf<HomePageContent, 'enquiryTitle' | 'enquiryText'> & {
    readonly picture?: string | undefined
  }
}

export const readFrame = async (read: PageReads): Promise<FrameData> => {
  const [details, original, history, news, pages] = await Promise.all([
    read.homePage(),
    read.inAllLanguages?.homePage(),
    read.list('historySlide', { size: 1 }),
    // A failure here must not fail pages that show neither news nor own pages.
    read.list('newsArticle', { size: 1 }).catch(() => undefined),
    allItems((page) => read.list('page', page)).catch(() => undefined),
  ])
  const { site = {} } = details
  return {
    site,
    otherName: otherNameOf(details, original, read.inAllLanguages?.page),
    latestNews: news?.items[0]?.id,
    ...(pages && linked(pages)),
    enquiry: { ...shownOf(details, ['enquiryTitle', 'enquiryText']), picture: history.items[0]?.image },
  }
}
