import { counted } from '../counted.ts'
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
  /** The screen Scheduled, and lists of drafts. */
  scheduled: {
    note: filled('Times are {zone}, {offset}.'),
    tabs: { name: 'Lists', scheduled: 'Scheduled', drafts: 'Drafts', discarded: 'Discarded' },
    search: 'Search by title',
    untitled: 'Untitled',
    withoutTime: 'Without a time',
    together: counted('en', { one: '{n} change', other: '{n} changes, at once' }),
    failed: 'Failed',
    notPublished: filled('Not published: {reason}'),
    actions: {
      publish: 'Changes the item',
      add: 'New on the site',
      unpublish: 'Is unpublished',
      revert: 'Changes back',
    },
    changesBack: filled('Changes back {time}.'),
    by: filled('By {name}.'),
    move: 'Move…',
    moveOf: filled('Move {name}'),
    publish: 'Publish now',
    publishOf: filled('Publish now: {name}'),
    retry: 'Try again',
    retryOf: filled('Try again to publish {name}'),
    discard: 'Discard',
    discardOf: filled('Discard {name}'),
    restore: 'Restore',
    restoreOf: filled('Restore {name}'),
    empty: {
      scheduled: 'Nothing is scheduled',
      drafts: 'No drafts',
      discarded: 'Nothing was discarded',
    },
    emptyText: {
      scheduled: 'Choose Schedule… in an editor to publish a change later.',
      drafts: 'What is saved as a draft is here until it is published.',
      discarded: 'A discarded draft can be restored for 30 days.',
    },
    none: 'Nothing found',
    noneText: 'No title matches.',
  },
  /** The list of unpublished items. */
  unpublished: {
    unpublishedBy: filled('Since {time}, by {name}.'),
    publishAgain: 'Publish again',
    publishAgainOf: filled('Publish again: {name}'),
    delete: 'Delete',
    deleteOf: filled('Delete {name}'),
    noneUnpublished: 'Nothing is unpublished',
    noneUnpublishedText: 'What is taken off the site can be published again here.',
  },
  /** On the dashboard. */
  dashboard: { title: 'Scheduled', seeAll: 'See all' },
} as const

export type PublishingWords = Translated<typeof publishing>
