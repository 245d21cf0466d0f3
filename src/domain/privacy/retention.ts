/** Kinds of data that expire. Spam is of both inboxes; the trash holds mails among other items. */
export const retainedKinds = [
  'enquiries',
  'profiles',
  'spam',
  'trash',
  'changes',
  'accesses',
  'searches',
] as const
export type RetainedKind = (typeof retainedKinds)[number]

/** Days after which received mails are deleted; `undefined` if never. */
export interface KeepDays {
  readonly enquiries?: number
  readonly profiles?: number
}

export type RetainedCounts = Readonly<Record<RetainedKind, number>>

/** The data of a kind that the next sweep would delete. */
export interface Due {
  readonly kind: RetainedKind
  readonly count: number
  /** The number of all stored rows of this kind, or 0 if none is due. */
  readonly total: number
  /** The time of the oldest, ISO 8601 in UTC; `undefined` if none is due. */
  readonly oldest: string | undefined
}

export const noneRetained: RetainedCounts = {
  enquiries: 0,
  profiles: 0,
  spam: 0,
  trash: 0,
  changes: 0,
  accesses: 0,
  searches: 0,
}

export const addCounts = (one: RetainedCounts, other: RetainedCounts): RetainedCounts =>
  Object.fromEntries(retainedKinds.map((kind) => [kind, one[kind] + other[kind]])) as RetainedCounts

/** Whether the share of a kind is so large that a setting or the clock may be wrong. */
export const isLargeDeletion = ({ count, total }: Due): boolean => count > 10 && count > total / 10

export const retainedCounts = (due: ReadonlyArray<Due>): RetainedCounts =>
  Object.fromEntries(due.map(({ kind, count }) => [kind, count])) as RetainedCounts

const nouns: Readonly<Record<RetainedKind, readonly [one: string, many: string]>> = {
  enquiries: ['enquiry', 'enquiries'],
  profiles: ['application', 'applications'],
  spam: ['spam mail', 'spam mails'],
  trash: ['item of the trash', 'items of the trash'],
  changes: ['change of the history', 'changes of the history'],
  accesses: ['access of the history', 'accesses of the history'],
  searches: ['count of a failed search', 'counts of failed searches'],
}

/** Such as '12 enquiries'. */
export const retainedCountText = (kind: RetainedKind, count: number): string =>
  `${count} ${nouns[kind][count === 1 ? 0 : 1]}`

/** Such as '12 enquiries, 1 spam mail'; empty if all are 0. */
export const retainedCountsText = (counts: Partial<RetainedCounts>): string =>
  retainedKinds.flatMap((kind) => (counts[kind] ? [retainedCountText(kind, counts[kind])] : [])).join(', ')
