import { brand } from './brand.ts'
import { career } from './career.ts'
import type { Stored } from './content-type.ts'
import { historySlide } from './history-slide.ts'
import { newsArticle } from './news-article.ts'
import { page } from './page/page.ts'
import { portfolioItem } from './portfolio-item.ts'
import { slider } from './slider.ts'
import { teamMember } from './team-member.ts'

/** Every content type of the product, by its name. Admin users are accounts, not content. */
export const contentTypes = {
  brand,
  slider,
  historySlide,
  newsArticle,
  teamMember,
  portfolioItem,
  career,
  page,
} as const

export type ContentTypeName = keyof typeof contentTypes
export type AnyContentType = (typeof contentTypes)[ContentTypeName]

/** The input for an item. Texts are trimmed; a missing optional text is empty. */
export type ContentInput<C extends AnyContentType> = C['schema']['Type']

/** An item as the store returns it. Which keys for translations it has depends on the requested languages. */
export type Item<C extends AnyContentType> = ContentInput<C> & Stored

export type ItemOf<Name extends ContentTypeName> = Item<(typeof contentTypes)[Name]>

export const contentTypeNames = Object.keys(contentTypes) as ReadonlyArray<ContentTypeName>
