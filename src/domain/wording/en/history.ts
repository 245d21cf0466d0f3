import type { ActivityKind } from '../../history/activity.ts'
import type { Trashable } from '../../history/subject.ts'
import { counted } from '../counted.ts'
import { filled } from '../template.ts'
import type { Translated } from '../translated.ts'
import { trash } from './trash.ts'

/** English needs nothing but the noun. */
const items = <const One extends string>(kind: string, one: One) => ({
  kind,
  titled: filled(`${one} “{title}”`),
  numbered: filled(`${one} {id}`),
  /** In the dialog that restores a version. */
  asLeft: filled(
    `The ${one} comes back as {author} left it on {time}, and is saved as a new version at once.`,
  ),
  asBefore: filled(`The ${one} comes back as it was before {time}, and is saved as a new version at once.`),
  erased: `This ${one} was deleted for good.`,
  inTrash: filled(`This ${one} is in the trash, where it stays for {days}.`),
})

/** Texts of the version history, the activities and the trash. */
export const history = {
  items: {
    slider: items('Slider', 'slider'),
    brand: items('Brand', 'brand'),
    historySlide: items('Slide', 'slide'),
    newsArticle: items('Article', 'article'),
    portfolioItem: items('Portfolio item', 'portfolio item'),
    teamMember: items('Team member', 'team member'),
    career: items('Position', 'position'),
    account: items('Admin user', 'admin user'),
    enquiry: items('Enquiry', 'enquiry'),
    profile: items('Application', 'application'),
    replyTemplate: items('Template', 'template'),
  } satisfies Readonly<Record<Trashable, object>>,
  homePage: {
    name: 'home page',
    asLeft: filled(
      'The home page comes back as {author} left it on {time}, and is saved as a new version at once.',
    ),
    asBefore: filled(
      'The home page comes back as it was before {time}, and is saved as a new version at once.',
    ),
  },
  desk: {
    name: 'desk',
    asLeft: filled(
      'The desk comes back as {author} left it on {time}, and is saved as a new version at once.',
    ),
    asBefore: filled('The desk comes back as it was before {time}, and is saved as a new version at once.'),
  },
  personalData: {
    person: filled("one person's data ({hash})"),
    counts: filled("one person's data ({hash}): {counts}"),
  },
  kinds: {
    added: 'Added',
    updated: 'Changed',
    ordered: 'Reordered',
    deleted: 'Deleted',
    restored: 'Restored',
    drafted: 'Saved a draft',
    scheduled: 'Scheduled',
    unscheduled: 'Unscheduled',
    discarded: 'Discarded a draft',
    unpublished: 'Unpublished',
    published: 'Published again',
    erased: 'Deleted for good',
    expired: 'Deleted after their time',
    exported: 'Exported',
    forgotten: 'Erased',
    signedIn: 'Signed in',
    signInFailed: 'Failed to sign in',
    refused: 'Was refused',
    resetStarted: 'Started a password reset',
    secondFactorOn: 'Switched a second factor on',
    secondFactorOff: 'Switched a second factor off',
    sentAgain: 'Sent again',
  } satisfies Readonly<Record<ActivityKind, string>>,
  /** What was done to an object, such as 'article “A fourth berth”'. */
  activities: {
    added: filled('Added {object}'),
    updated: filled('Changed {object}'),
    ordered: filled('Reordered {object}'),
    deleted: filled('Deleted {object}'),
    restored: filled('Restored {object}'),
    drafted: filled('Saved a draft of {object}'),
    scheduled: filled('Scheduled a change of {object}'),
    unscheduled: filled('Unscheduled a change of {object}'),
    discarded: filled('Discarded a draft of {object}'),
    unpublished: filled('Unpublished {object}'),
    published: filled('Published again {object}'),
    erased: filled('Deleted for good {object}'),
    expired: filled('Deleted after their time {object}'),
    exported: filled('Exported {object}'),
    forgotten: filled('Erased {object}'),
    signedIn: filled('Signed in {object}'),
    signInFailed: filled('Failed to sign in {object}'),
    refused: filled('Was refused {object}'),
    resetStarted: filled('Started a password reset for {object}'),
    secondFactorOn: filled('Switched on the second factor of {object}'),
    secondFactorOff: filled('Switched off the second factor of {object}'),
    sentAgain: filled('Sent again {object}'),
  } satisfies Readonly<Record<ActivityKind, object>>,
  authors: { unknown: 'Someone', server: 'The server' },
  noDifferences: 'No differences.',
  versions: {
    titleOf: filled('Version history of {object}'),
    changes: 'Changes',
    count: counted('en', { one: '{n} change', other: '{n} changes' }),
    none: 'No changes yet',
    noneText: 'Every change from now on appears here, with who made it and when.',
    change: filled('{kind} by {author}'),
    version: filled('Version {version}'),
    current: 'Current version',
    before: 'Before these changes',
    restore: filled('Restore version {version}'),
    restoreTitle: filled('Restore version {version}?'),
    keep: 'Keep it as it is',
    confirm: 'Restore',
  },
  activity: {
    note: 'Who did what and when. Changes are stored for two years, sign-ins for 90 days.',
    search: 'Search activity',
    searchHint: 'Search person or title',
    none: 'Nothing found',
    noneText: 'No activity matches the search and the filters.',
    filters: {
      name: 'Filters',
      of: 'What',
      anything: 'Everything',
      kind: 'Action',
      anyKind: 'Every action',
      from: 'From',
      to: 'To',
      clear: 'Clear filters',
    },
    columns: { what: 'Action', who: 'Who', when: 'When', actions: 'Actions' },
    show: 'Show what changed',
    showOf: filled('Show what changed: {activity}'),
    change: 'Change',
    loading: 'Loading...',
    lead: filled('{author}, {time}'),
    allChanges: 'All changes of this item',
  },
  trash,
} as const

export type HistoryWords = Translated<typeof history>
