import type { ContentQuery } from '#domain/content/list/list-query.ts'
import { translationStates, type TranslationState } from '#domain/language/translation-state.ts'
import type { Narrowing } from '../use-list.ts'

/** The filter of a list by its translations, as in its address. */
export interface TranslationFilter {
  readonly translation?: TranslationState
  /** The tag of a further language. */
  readonly in?: string
}

/** Filters a list by its address; one half without the other counts as none. */
export const translationNarrowing = (tags: ReadonlyArray<string>): Narrowing<TranslationFilter> => ({
  read: ({ translation, in: lang }) => {
    const state = translationStates.find((known) => known === translation)
    const tag = tags.find((known) => known === lang)
    return state !== undefined && tag !== undefined ? { translation: state, in: tag } : {}
  },
  query: ({ translation: state, in: lang }): Pick<ContentQuery, 'translation'> =>
    state !== undefined && lang !== undefined ? { translation: { state, lang } } : {},
})

/** Clears the filter. */
export const anyTranslation = { translation: undefined, in: undefined } as const
