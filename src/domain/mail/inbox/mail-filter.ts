import { DateTime } from 'effect'
import { fold } from '../../content/list/search-text.ts'
import { isOpen } from '../../desk/due/is-open.ts'
import { emailKey } from '../email-key.ts'
import type { AnyMailQuery } from './mail-query.ts'
import { dayEnds } from '../../time/day.ts'
import { mailStatuses, type DeskHandling, type MailStatus } from './received-mail.ts'

/** Fields that a query filters by equality. */
export const equalFields = ['type', 'location', 'position', 'brandId', 'subject'] as const

/** The part of a query that chooses mails, apart from their order and page. */
export type MailFilter = Pick<
  AnyMailQuery,
  'status' | 'email' | 'from' | 'to' | 'owner' | 'due' | 'delivery' | 'tag' | (typeof equalFields)[number]
>

/** Who asks, and when: what `me` and `today` mean. */
export interface FilterContext {
  readonly me: string
  readonly now: DateTime.DateTime
  readonly timeZone: string
}

type Filtered = {
  readonly status: MailStatus
  readonly email: string
  readonly createdAt: string
} & DeskHandling & {
    readonly [Field in (typeof equalFields)[number]]?: string
  }

/** The error message of an invalid filter, or `undefined`. */
export const filterFault = ({ status, from, to }: MailFilter): string | undefined => {
  if (status !== undefined && status !== 'any' && status !== 'open' && !mailStatuses.includes(status))
    return `Status is one of ${mailStatuses.join(', ')}`
  const times = [from, to].filter((time) => time !== undefined)
  return times.every((time) => !Number.isNaN(Date.parse(time))) ? undefined : 'A time is written in ISO 8601'
}

/** Normalizes a time to the stored form, which compares as text. */
export const storedTime = (time: string): string => new Date(time).toISOString()

/** The due times that a filter asks for: `from` inclusive, `before` exclusive. */
export const dueRange = (due: NonNullable<MailFilter['due']>, { now, timeZone }: FilterContext) =>
  due === 'overdue'
    ? { from: '', before: DateTime.formatIso(now) }
    : { from: DateTime.formatIso(now), before: new Date(dayEnds(timeZone, now)).toISOString() }

const hasStatus = (wanted: MailFilter['status'], status: MailStatus): boolean => {
  if (wanted === undefined) return status !== 'spam'
  return wanted === 'any' || (wanted === 'open' ? isOpen(status) : status === wanted)
}

const isDue = (due: MailFilter['due'], dueAt: string | undefined, context: FilterContext): boolean => {
  if (due === undefined) return true
  const { from, before } = dueRange(due, context)
  return dueAt !== undefined && dueAt >= from && dueAt < before
}

/** Whether a mail matches a filter. Without a status every mail but spam does. Answers are always sent here. */
export const matchesFilter = (
  { status, email, from, to, owner, due, delivery, tag, ...equal }: MailFilter,
  mail: Filtered,
  context: FilterContext,
): boolean =>
  hasStatus(status, mail.status) &&
  isDue(due, mail.dueAt, context) &&
  delivery === undefined &&
  (owner === undefined ||
    (owner === 'none' ? '' : owner === 'me' ? context.me : owner) === (mail.owner ?? '')) &&
  (tag === undefined || (mail.tags ?? []).some((one) => fold(one) === fold(tag))) &&
  equalFields.every((field) => equal[field] === undefined || mail[field] === equal[field]) &&
  (email === undefined || emailKey(mail.email) === emailKey(email)) &&
  (from === undefined || mail.createdAt >= storedTime(from)) &&
  (to === undefined || mail.createdAt < storedTime(to))
