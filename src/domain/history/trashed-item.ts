import type { Author } from './author.ts'
import type { ItemRef } from './item-ref.ts'
import { isBlank, ofTags, type ByLanguage } from '../language/translated-fields.ts'
import { titleFieldOf, type Trashable } from './subject.ts'

/** An item in the trash. */
export interface TrashedItem extends ItemRef<Trashable> {
  /** Unique in the trash. */
  readonly id: string
  readonly title: string
  /** The titles in further languages; absent if there are none. */
  readonly translations?: ByLanguage<{ readonly title: string }>
  /** ISO 8601 in UTC. */
  readonly deletedAt: string
  readonly deletedBy: Author
}

/** The titles of an item in some of the languages that it is translated into. */
export const titlesIn = (
  subject: Trashable,
  translations: ByLanguage<object> = {},
  tags: ReadonlyArray<string> = Object.keys(translations),
): Pick<TrashedItem, 'translations'> => {
  const titles = Object.entries(ofTags(translations, tags)).flatMap(([tag, texts]) => {
    const title: unknown = Reflect.get(texts, titleFieldOf(subject))
    return typeof title === 'string' && !isBlank(title) ? [[tag, { title }] as const] : []
  })
  return titles.length === 0 ? {} : { translations: Object.fromEntries(titles) }
}

/** Each title of an item, by which it is searched. */
export const allTitles = ({
  title,
  translations = {},
}: Pick<TrashedItem, 'title' | 'translations'>): ReadonlyArray<string> => [
  title,
  ...Object.values(translations).map((translation) => translation.title),
]
