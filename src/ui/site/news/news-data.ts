import type { ItemOf } from '#domain/content/content-types.ts'
import { shownOf, type ShownOf } from '../language/shown-of.ts'
import type { Read } from '../routes/read.ts'

export type Headline = ShownOf<ItemOf<'newsArticle'>, 'id' | 'title' | 'createdAt'>

/** The cursors of one page of titles. */
export interface TitlesCursors {
  readonly after?: string
  readonly before?: string
}

export interface NewsTitles {
  readonly headlines: ReadonlyArray<Headline>
  /** The cursors of the adjacent pages, if there are any. */
  readonly older?: string | undefined
  readonly newer?: string | undefined
}

const shown = (article: ItemOf<'newsArticle'>) =>
  shownOf(article, ['id', 'title', 'image', 'description', 'body', 'createdAt', 'updatedAt'])

export type Article = ReturnType<typeof shown>

export interface SelectedNews {
  /** `undefined` if there is no news. */
  readonly article?: Article | undefined
  /** Whether the URL names this article; otherwise it is the newest. */
  readonly named: boolean
  /** The tags of the languages that it is written in, if the site has several. */
  readonly versions?: ReadonlyArray<string> | undefined
}

/** Titles per page. */
const titlesPerPage = 24

export const readTitles = async (read: Read, place: TitlesCursors): Promise<NewsTitles> => {
  const { items, next, previous } = await read.list('newsArticle', { ...place, size: titlesPerPage })
  return {
    headlines: items.map((article) => shownOf(article, ['id', 'title', 'createdAt'])),
    older: next,
    newer: previous,
  }
}

/** The article with this id, or else the newest (N2). */
export const readSelected = async (
  read: Read,
  id: string,
  titles: Promise<NewsTitles | undefined>,
): Promise<SelectedNews> => {
  const [named, original] = await Promise.all([
    read.get('newsArticle', id),
    read.original?.get('newsArticle', id),
  ])
  const versions = original && read.original?.versionsOf('newsArticle', original)
  if (named !== undefined) return { article: shown(named), named: true, versions }
  const first = (await titles)?.headlines[0]
  const article = first && (await read.get('newsArticle', first.id))
  return { article: article && shown(article), named: false }
}
