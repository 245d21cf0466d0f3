import { asGroup, isBlank, ofTags, type ByLanguage } from '../language/translated-fields.ts'
import type { Snapshot } from './activity.ts'
import { snapshotTitle, titleFieldOf, type Subject } from './subject.ts'

/** An item as a list of several content types shows it. */
export interface TranslatedTitles {
  readonly title: string
  /** The titles in further languages; absent if there are none. */
  readonly translations?: ByLanguage<{ readonly title: string }>
}

/** The titles of an item in some of the languages that it is translated into. */
export const titlesIn = (
  subject: Subject,
  translations: ByLanguage<object> = {},
  tags: ReadonlyArray<string> = Object.keys(translations),
): Pick<TranslatedTitles, 'translations'> => {
  const titles = Object.entries(ofTags(translations, tags)).flatMap(([tag, texts]) => {
    const title: unknown = Reflect.get(texts, titleFieldOf(subject))
    return typeof title === 'string' && !isBlank(title) ? [[tag, { title }] as const] : []
  })
  return titles.length === 0 ? {} : { translations: Object.fromEntries(titles) }
}

/** The title of a snapshot, and those in all or some further languages. */
export const snapshotTitles = (
  subject: Subject,
  snapshot: Snapshot | null,
  tags?: ReadonlyArray<string>,
): TranslatedTitles => ({
  title: snapshotTitle(subject, snapshot),
  ...titlesIn(subject, asGroup(snapshot ?? {}).translations, tags),
})

/** The titles of an item in all languages, by which it is searched. */
export const searchedTitles = ({ title, translations = {} }: TranslatedTitles): string =>
  [title, ...Object.values(translations).map((translation) => translation.title)].join('\n')
