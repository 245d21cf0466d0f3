import { paragraphs } from '#domain/content/paragraphs.ts'
import type { Article } from '../news/news-data.ts'
import type { Read } from '../read.ts'

export type NewsTeaser = Pick<Article, 'id' | 'title' | 'image'>

export interface HomeData {
  readonly statement?: string | undefined
  readonly newsTitle?: string | undefined
  /** The newest article with its first paragraph, and those after it. */
  readonly lead?: (NewsTeaser & { readonly summary: string }) | undefined
  readonly others: ReadonlyArray<NewsTeaser>
}

const newsOnHome = 6

export const readHome = async (read: Read): Promise<HomeData> => {
  const [{ statement, newsTitle }, { items }] = await Promise.all([
    read.homePage(),
    read.list('newsArticle', { size: newsOnHome }),
  ])
  const [newest, ...others] = items
  return {
    statement,
    newsTitle,
    lead: newest && { ...teaser(newest), summary: paragraphs(newest.description)[0] ?? '' },
    others: others.map(teaser),
  }
}

const teaser = ({ id, title, image }: NewsTeaser): NewsTeaser => ({ id, title, image })
