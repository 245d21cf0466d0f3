import { filled } from '../template.ts'
import type { Translated } from '../translated.ts'

/** Texts of drafts, scheduled changes and unpublished items. */
export const publishing = {
  /** The dialog that schedules a change. */
  schedule: {
    new: {
      title: 'Schedule this change',
      text: 'The change goes live at this time. Until then visitors do not see it.',
      back: 'Change back on…',
      save: 'Schedule',
      saveAt: filled('Schedule for {time}'),
    },
    move: {
      title: 'Move this change',
      text: 'Until its new time visitors do not see the change.',
      back: 'Change back on…',
      save: 'Move',
      saveAt: filled('Move to {time}'),
    },
    unpublish: {
      title: 'Unpublish this item',
      text: 'It leaves the site and keeps its address. It can be published again.',
      back: 'Publish again on…',
      save: 'Unpublish',
      saveAt: filled('Unpublish on {time}'),
    },
    when: 'When',
    now: 'Now',
    later: 'At a time',
    date: 'Date',
    time: 'Time',
    zone: filled('{zone}, {offset}'),
    own: filled('For you: {time} ({zone})'),
    moved: filled('The clocks go forward, so this hour does not exist. It will be {time}.'),
    which: 'The clocks go back, so this hour comes twice. Which one?',
    first: filled('First ({offset})'),
    second: filled('Second ({offset})'),
    backText: 'What changes returns to what it is now. What others change meanwhile stays.',
    release: 'Release',
    releaseText: 'Changes of one release are moved, published and discarded together.',
    cancel: 'Cancel',
    saving: 'Saving...',
  },
} as const

export type PublishingWords = Translated<typeof publishing>
