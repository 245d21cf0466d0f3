import type { Translatable } from './translated-fields.ts'

type Read = Pick<Translatable, 'untranslated'>

/**
 * Whether a text that was read in a further language is of the default one. All are if the back end does not say, as it
 * knows no languages.
 */
export const fellBack = ({ untranslated }: Read, field: string): boolean =>
  untranslated?.includes(field) ?? true

/** Whether all texts of an item that was read in a further language are translated. */
export const isTranslated = ({ untranslated }: Read): boolean => untranslated?.length === 0
