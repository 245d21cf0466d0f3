import { contentTypes, type AnyContentType } from '../content/content-types.ts'
import { homePageTexts } from '../content/home-page/home-page.ts'
import type { Group, TranslatedFields } from './translated-fields.ts'
import { textStates, translationStates, type TranslationState } from './translation-state.ts'
import type { Publishable } from '../publishing/draft.ts'

type ByState = { readonly [State in TranslationState]: number }

/** How much is translated into a further language: the items of a content type, or the texts of the home page. */
export interface TranslationCounts extends ByState {
  readonly subject: Publishable
  readonly lang: string
}

/** The content types that have translations. */
export const translatedContents: ReadonlyArray<AnyContentType> = Object.values(contentTypes).filter(
  ({ translated = [] }: TranslatedFields) => translated.length > 0,
)

/** Counts by state. */
export const byState = (count: (state: TranslationState) => number): ByState => {
  const counts = Object.fromEntries(translationStates.map((state) => [state, count(state)]))
  // It has a count for each state.
  return counts as ByState
}

/** The sums of a language, with their total. */
export const countsIn = (
  counts: ReadonlyArray<TranslationCounts>,
  lang: string,
): ByState & { total: number } => {
  const rows = counts.filter((row) => row.lang === lang)
  const sums = byState((state) => rows.reduce((sum, row) => sum + row[state], 0))
  return { ...sums, total: sums.complete + sums.missing + sums.outdated }
}

export const countStates = (states: ReadonlyArray<TranslationState>): ByState =>
  byState((state) => states.filter((each) => each === state).length)

/** Counts the texts of the home page, read in all languages, without those whose default is empty. */
export const homePageCounts = (details: Group, lang: string): TranslationCounts => ({
  subject: 'homePage',
  lang,
  ...countStates(textStates(homePageTexts, details, lang)),
})
