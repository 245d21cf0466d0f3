import type { HomePage } from '#domain/home-page/home-page.ts'
import type { Read } from '../read.ts'

export type Site = NonNullable<HomePage['site']>

/** What the parts around a page are drawn from. */
export interface FramePart {
  readonly site: Site
  /** The page around which they stand. */
  readonly path: string
  /** The id of the newest article, where there is one. */
  readonly latestNews?: string | undefined
}

/** What stands around every page: the brand, the ways to reach it and the words of the enquiry popup. */
export interface FrameData {
  readonly site: Site
  readonly latestNews?: string | undefined
  readonly enquiry: {
    readonly title?: string | undefined
    readonly text?: string | undefined
    readonly picture?: string | undefined
  }
}

export const readFrame = async (read: Read): Promise<FrameData> => {
  const [{ site = {}, enquiryTitle, enquiryText }, history, news] = await Promise.all([
    read.homePage(),
    read.list('historySlide', { size: 1 }),
    // A page that shows no news stands without them.
    read.list('newsArticle', { size: 1 }).catch(() => undefined),
  ])
  return {
    site,
    latestNews: news?.items[0]?.id,
    enquiry: { title: enquiryTitle, text: enquiryText, picture: history.items[0]?.image },
  }
}
