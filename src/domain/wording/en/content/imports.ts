import { counted } from '../../counted.ts'
import type { Translated } from '../../translated.ts'

/** Texts of the import of a file. */
export const imports = {
  choose: 'Choose a file',
  chooseOther: 'Choose another',
  taken: 'will be imported',
  same: 'unchanged',
  refused: 'left out',
  leftOut: 'Left out',
  row: 'Row',
  reason: 'Reason',
  untouched: 'Nothing changes until you import.',
  busy: 'Importing...',
  trying: 'Reading the file...',
  cancel: 'Cancel',
  content: {
    title: 'Import a file into drafts',
    text: 'A CSV file in UTF-8. New and changed rows become drafts; nothing goes live until you publish it.',
    columns: 'Columns',
    item: 'Title',
    import: counted('en', { one: 'Import {n} item', other: 'Import {n} items' }),
    failed: 'Failed to import the file: Something went wrong',
  },
} as const

export type ImportWords = Translated<typeof imports>
