import type { ItemOf } from '#domain/content/content-types.ts'
import type { Read } from '../read.ts'

export type Headline = Pick<ItemOf<'newsArticle'>, 'id' | 'title' | 'createdAt'>

/** The marks of one page of titles. */
export interface NewsPlace {
  readonly after?: string
  readonly before?: string
}

export interface NewsTitles {
  readonly headlines: ReadonlyArray<Headline>
  /** The marks of the pages beside this one, where there are any. */
  readonly older?: string | undefined
  readonly newer?: string | undefined
}

export type Article = Pick<
  ItemOf<'newsArticle'>,
  'id' | 'title' | 'image' | 'description' | 'createdAt' | 'updatedAt'
>

export interface SelectedNews {
  /** Nothing where there is no news at all. */
  readonly article?: Article | undefined
  /** Whether it is the one that the address names; otherwise it is the first. */
  readonly named: boolean
}

/** Titles in one list: a page never holds the whole archive. */
const titlesAtOnce = 24

export const readTitles = async (read: Read, place: NewsPlace): Promise<NewsTitles> => {
  const { items, next, previous } = await read.list('newsArticle', { ...place, size: titlesAtOnce })
  return {
    headlines: items.map(({ id, title, createdAt }) => ({ id, title, createdAt })),
    older: next,
    newer: previous,
  }
}

/** The article with this id, otherwise the first of the titles (N2). */
export const readSelected = async (
  read: Read,
  id: string,
  titles: Promise<NewsTitles | undefined>,
): Promise<SelectedNews> => {
  const named = await read.get('newsArticle', id)
  if (named !== undefined) return { article: shown(named), named: true }
  const first = (await titles)?.headlines[0]
  const article = first && (await read.get('newsArticle', first.id))
  return { article: article && shown(article), named: false }
}

const shown = ({ id, title, image, description, createdAt, updatedAt }: ItemOf<'newsArticle'>): Article => ({
  id,
  title,
  image,
  description,
  createdAt,
  updatedAt,
})
