import { hasPage } from '#domain/content/brand.ts'
import type { ItemOf } from '#domain/content/content-types.ts'
import { newItemId } from '#domain/publishing/new-item-id.ts'
import { shownOf, type ShownOf } from '../language/shown-of.ts'
import { pressOf, type Press } from '../press/press-of.ts'
import type { PageReads } from '../routes/page-reads.ts'
import { readRelated } from './related-news.ts'

export type Headline = ShownOf<ItemOf<'newsArticle'>, 'id' | 'title' | 'createdAt'>

/** What the page of every article shows. */
export interface NewsHeadlines {
  readonly headlines: ReadonlyArray<Headline>
  readonly press?: Press | undefined
}

const shown = (article: ItemOf<'newsArticle'>) =>
  shownOf(article, ['id', 'title', 'image', 'description', 'body', 'createdAt', 'updatedAt'])

const headline = (article: ItemOf<'newsArticle'>): Headline => shownOf(article, ['id', 'title', 'createdAt'])

export type Article = ReturnType<typeof shown>

export interface ArticleCompany extends ShownOf<ItemOf<'brand'>, 'id' | 'title'> {
  readonly hasPage: boolean
}

export interface SelectedNews {
  /** `undefined` if there is no news. */
  readonly article?: Article | undefined
  /** The articles before and after it, if it is named. */
  readonly older?: Headline | undefined
  readonly newer?: Headline | undefined
  /** Others of its company or of the same words. */
  readonly related?: ReadonlyArray<Headline> | undefined
  /** The company that it is about. */
  readonly company?: ArticleCompany | undefined
  /** Whether the URL names this article; otherwise it is the newest. */
  readonly named: boolean
  /** Whether the URL is that of a new article, which previews show as the newest. */
  readonly isNew?: boolean
  /** The tags of the languages that it is written in, if the site has several. */
  readonly versions?: ReadonlyArray<string> | undefined
}

/** The newest, on the page of every article. */
const titlesShown = 24

export const readTitles = async (read: PageReads): Promise<NewsHeadlines> => {
  const [{ items }, details] = await Promise.all([
    read.list('newsArticle', { size: titlesShown }),
    read.homePage(),
  ])
  return { headlines: items.map(headline), ...pressOf(details) }
}

/** The article with this id, or else the newest (N2). */
export const readSelected = async (
  read: PageReads,
  id: string,
  titles: Promise<NewsHeadlines | undefined>,
): Promise<SelectedNews> => {
  const [named, original] = await Promise.all([
    read.get('newsArticle', id),
    read.inAllLanguages?.get('newsArticle', id),
  ])
  const versions = original && read.inAllLanguages?.versionsOf('newsArticle', original)
  if (named !== undefined) {
    const [newer, older, related, company, originalCompany] = await Promise.all([
      read.list('newsArticle', { filter: { newerThan: id }, before: 'end', size: 1 }),
      read.list('newsArticle', { filter: { olderThan: id }, size: 1 }),
      readRelated(read, original ?? named),
      named.brandId ? read.get('brand', named.brandId) : undefined,
      named.brandId ? read.inAllLanguages?.get('brand', named.brandId) : undefined,
    ])
    return {
      article: shown(named),
      newer: newer.items.map(headline)[0],
      older: older.items.map(headline)[0],
      related: related.map(headline),
      company: company && {
        ...shownOf(company, ['id', 'title']),
        hasPage: hasPage(originalCompany ?? company),
      },
      named: true,
      versions,
    }
  }
  const first = (await titles)?.headlines[0]
  const article = first && (await read.get('newsArticle', first.id))
  return { article: article && shown(article), named: false, isNew: id === newItemId }
}
