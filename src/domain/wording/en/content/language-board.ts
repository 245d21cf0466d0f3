import { filled } from '../../template.ts'
import type { Translated } from '../../translated.ts'

/** Texts of the screen that shows how far each language is, and of the choice of those that visitors may read. */
export const languageBoard = {
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
    note: filled('{language} is the default language. The numbers lead to the lists.'),
    single: 'One language',
    singleText: 'Further languages are set where the server is started.',
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

export type LanguageBoardWords = Translated<typeof languageBoard>
