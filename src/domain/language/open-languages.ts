import type { Languages } from './language.ts'

interface Opened {
  /** The tags of the further languages that staff opened. */
  readonly languages?: ReadonlyArray<string> | undefined
}

/** The languages that visitors can read: the default language, and the further ones that are open. */
export const openLanguages = (
  [main, ...further]: Languages,
  { languages: opened = [] }: Opened,
): Languages => [main, ...further.filter(({ tag }) => opened.includes(tag))]
