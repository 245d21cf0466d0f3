import { counted } from '../../counted.ts'
import { filled } from '../../template.ts'
import type { Translated } from '../../translated.ts'

/** Texts about the languages of a form. */
export const translations = {
  languages: {
    en: 'English',
    ar: 'Arabic',
    fr: 'French',
    fa: 'Persian',
    ur: 'Urdu',
    hi: 'Hindi',
  },
  /** The text in a language, within a sentence. */
  texts: {
    en: 'the English',
    ar: 'the Arabic',
    fr: 'the French',
    fa: 'the Persian',
    ur: 'the Urdu',
    hi: 'the Hindi',
  },
  /** Before the name of a language: 'Title, Arabic'. */
  beforeLanguage: filled('{label}, '),
  firstLanguage: 'Default language',
  missing: 'Missing',
  missingCount: counted('en', { one: '1 missing', other: '{n} missing' }),
  readersSee: filled('Readers of {language} see {text}.'),
  takeDefault: filled('Use {text}'),
  outdated: 'Out of date',
  outdatedCount: counted('en', { one: '1 out of date', other: '{n} out of date' }),
  madeBefore: filled('Translated before {text} changed.'),
  /** Before the differences of two texts: 'Since 14 November the English says:'. */
  since: filled('Since {day} {text} says:'),
  withChange: filled('With your change {text} says:'),
  formerGone: 'The former text is no longer stored.',
  stillRight: 'Still right',
  confirmed: 'Still right, marked by you just now.',
  undo: 'Undo',
  nextGap: 'Next gap',
  onlyIfDiffers: 'Leave it empty to show the one of the default language.',
  filterName: 'Filter by translation',
  saveAndNext: 'Save and next gap',
} as const

export type TranslationWords = Translated<typeof translations>
