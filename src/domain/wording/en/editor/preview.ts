import { counted } from '../../counted.ts'
import { filled } from '../../template.ts'
import type { Translated } from '../../translated.ts'

/** The bar above a preview of the site. */
export const preview = {
  name: 'Preview',
  drafts: 'Drafts',
  changes: counted('en', { one: '{n} change', other: '{n} changes' }),
  another: 'Another time…',
  show: 'Show',
  past: 'This time has passed. Choose a later one.',
  incomplete: 'Choose a date and a time.',
  differences: counted('en', {
    one: '{n} difference on this page',
    other: '{n} differences on this page',
  }),
  same: 'Nothing differs on this page',
  added: 'New',
  unpublished: 'Unpublished',
  conflict: filled('Also changed on the site: {fields}. This preview shows the draft.'),
  forms: 'Forms send nothing here, and visits are not counted.',
  notSent: 'This is a preview. Nothing was sent.',
  own: 'Yours, until you sign out',
  linked: filled('Preview link, valid until {time}'),
  end: 'End preview',
} as const

export type PreviewWords = Translated<typeof preview>
