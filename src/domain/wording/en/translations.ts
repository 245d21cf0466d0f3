import { counted } from '../counted.ts'
import { filled } from '../template.ts'
import type { Translated } from '../translated.ts'

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
  firstLanguage: 'First language',
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
  formerGone: 'The former text is gone.',
  stillRight: 'Still right',
  confirmed: 'Still right, marked by you just now.',
  undo: 'Undo',
  nextGap: 'Next gap',
  onlyIfDiffers: 'Leave it empty to show the same one.',
  filterName: 'Filter by translation',
  saveAndNext: 'Save and next gap',
  /** Whether visitors may read a language. */
  opening: {
    isOpen: filled('{language} is open to visitors'),
    open: filled(
      'Visitors can switch to {language} at {address}. Where it is missing they see {text}, marked.',
    ),
    /** Instead of the names of open languages. */
    none: 'None is open',
    closed: filled('Visitors find nothing at {address}. Only staff see {text}.'),
  },
  board: {
    note: filled('{language} is the first language. The numbers lead to the lists.'),
    single: 'One language',
    singleText: 'Further languages are named where the server is started.',
    summary: filled('{complete} of {total} complete, {missing} missing, {outdated} out of date'),
    content: 'Content',
    /** Everything, whether it is translated or not. */
    all: filled('In {language}'),
    states: { complete: 'Complete', missing: 'Missing', outdated: 'Out of date' },
    share: 'Share',
    linkTo: {
      complete: filled('{n} complete in {list}'),
      missing: filled('{n} missing in {list}'),
      outdated: filled('{n} out of date in {list}'),
    },
    noGap: 'None',
    nextIn: filled('Next gap in {list}'),
    legend: {
      missing: filled('Missing: readers see {text}, marked'),
      outdated: filled('Out of date: {text} changed since'),
    },
  },
} as const

export type TranslationWords = Translated<typeof translations>
