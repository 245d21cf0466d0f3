import { brand } from './brand.ts'
import { career } from './career.ts'
import type { Kept } from './content-type.ts'
import { historySlide } from './history-slide.ts'
import { newsArticle } from './news-article.ts'
import { portfolioItem } from './portfolio-item.ts'
import { slider } from './slider.ts'
import { teamMember } from './team-member.ts'

/** Every content of the product, by its name. Admin users are accounts and stand elsewhere. */
export const contents = {
  brand,
  slider,
  historySlide,
  newsArticle,
  teamMember,
  portfolioItem,
  career,
} as const

export type ContentName = keyof typeof contents
export type AnyContent = (typeof contents)[ContentName]

/** What an editor sends. Texts are trimmed; an optional text that is not given is empty. */
export type Draft<C extends AnyContent> = C['schema']['Type']

/** What the store answers. */
export type Item<C extends AnyContent> = Draft<C> & Kept

export type ItemOf<Name extends ContentName> = Item<(typeof contents)[Name]>

export const contentNames = Object.keys(contents) as ReadonlyArray<ContentName>
