/** Where personal data of a visitor or an applicant may be stored. */
export const personalKinds = [
  'enquiries',
  'profiles',
  'messages',
  'trash',
  'notifications',
  'history',
  'files',
] as const
export type PersonalKind = (typeof personalKinds)[number]

export type PersonalCounts = Readonly<Record<PersonalKind, number>>

/** When a person's data was erased, and by whom. */
export interface Erasure {
  /** ISO 8601 in UTC. */
  readonly at: string
  readonly by: string
}

/** The data of the person with an e-mail address. */
export interface FoundPersonalData {
  readonly counts: PersonalCounts
  /** Whether an account has this address; accounts are managed on another screen. */
  readonly isStaff: boolean
  /** The latest first. */
  readonly erasures: ReadonlyArray<Erasure>
}

export const noPersonalData: PersonalCounts = {
  enquiries: 0,
  profiles: 0,
  messages: 0,
  trash: 0,
  notifications: 0,
  history: 0,
  files: 0,
}

export const personalTotal = (counts: PersonalCounts): number =>
  personalKinds.reduce((sum, kind) => sum + counts[kind], 0)
