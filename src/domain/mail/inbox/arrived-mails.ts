import { mailKinds, type MailKind } from '../mail-kind.ts'

/** A person who is writing an answer. */
export interface Writing {
  readonly kind: MailKind
  readonly id: string
  readonly name: string
}

/** Numbers of all mails ever received, without spam, which only grow; and who is writing an answer now. */
export type ArrivedMails = Readonly<Record<MailKind, number>> & {
  /** Absent if no one is writing an answer. */
  readonly writing?: ReadonlyArray<Writing>
}

export const isArrivedMails = (value: unknown): value is ArrivedMails =>
  typeof value === 'object' &&
  value !== null &&
  mailKinds.every((kind) => kind in value && Number.isSafeInteger((value as ArrivedMails)[kind]))

/** The number of mails received between two counts. */
export const arrivedSince = (before: ArrivedMails, now: ArrivedMails): ArrivedMails => {
  const grown = (kind: MailKind) => Math.max(0, now[kind] - before[kind])
  return { enquiries: grown('enquiries'), profiles: grown('profiles') }
}

export const noMails: ArrivedMails = { enquiries: 0, profiles: 0 }

export const sameArrivals = (one: ArrivedMails, other: ArrivedMails): boolean =>
  mailKinds.every((kind) => one[kind] === other[kind]) &&
  JSON.stringify(one.writing) === JSON.stringify(other.writing)
