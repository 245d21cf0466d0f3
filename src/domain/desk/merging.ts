import { emailKey } from '../mail/email-key.ts'
import type { MailStatus } from '../mail/inbox/received-mail.ts'
import { day } from '../time/durations.ts'
import { isOpen } from './due/is-open.ts'

/** An enquiry that was merged into another one of the same person, as the thread shows it. */
export interface MergedEnquiry {
  readonly id: string
  readonly reference: string
  readonly message: string
  readonly createdAt: string
  readonly canSeparate: boolean
}

/** The versions of both enquiries, as the person who merges or separates them has seen them. */
export interface MergedVersions {
  readonly version?: number
  readonly otherVersion?: number
}

interface Merging {
  readonly id: string
  readonly email: string
  readonly status: MailStatus
}

/** Whether an enquiry that was merged at a time (ISO 8601 in UTC) can still be separated. */
export const canSeparate = (mergedAt: string, now: number): boolean => now - Date.parse(mergedAt) < 30 * day

/** Why an enquiry that was merged at a time cannot be separated. */
export const separatingErrors = (mergedAt: string, now: number): { readonly other?: string } =>
  canSeparate(mergedAt, now)
    ? {}
    : { other: 'Enquiries can be separated for 30 days after they were merged.' }

/** Why one enquiry cannot be merged into another. */
export const mergingErrors = (
  stays: Merging,
  other: Merging,
  holdsMerged: boolean,
): { readonly other?: string } => {
  if (stays.id === other.id) return { other: 'An enquiry cannot be merged into itself.' }
  if (emailKey(stays.email) !== emailKey(other.email))
    return { other: 'Only enquiries of one person can be merged.' }
  if (stays.status === 'spam' || other.status === 'spam') return { other: 'Spam cannot be merged.' }
  return holdsMerged ? { other: 'Others were merged into this enquiry. Separate them first.' } : {}
}

interface Waiting {
  readonly status: MailStatus
  readonly waitingSince: string
}

/** If any was open, the enquiry that stays is open and waits since the earliest; otherwise it stays as it is. */
export const mergedWaiting = (stays: Waiting, other: Waiting): Waiting | undefined => {
  const open = [stays, other].filter(({ status }) => isOpen(status))
  const [first] = open
  if (first === undefined) return undefined
  const times = open.map(({ waitingSince }) => waitingSince).filter((time) => time !== '')
  return { status: first.status, waitingSince: times.toSorted()[0] ?? '' }
}
