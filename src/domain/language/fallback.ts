import type { Translatable } from './translated-fields.ts'

type Read = Pick<Translatable, 'untranslated'>

/**
 * Whether a text that was read in a further language is of the default one. All are if the back end does not say, as it
 * knows no languages.
 */
export const fellBack = ({ untranslated }: Read, field: string): boolean =>
  untranslated?.includes(field) ?? true

/** Whether no text of what was read in a further language fell back. */
export const isTranslated = ({ untranslated }: Read): boolean => untranslated?.length === 0
