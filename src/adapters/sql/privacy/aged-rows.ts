import { accessKinds } from '#domain/history/activity.ts'
import { retentionDays, maxAccesses } from '#domain/history/retention-days.ts'
import { mailSubjects, type MailKind } from '#domain/mail/mail-kind.ts'
import type { KeepDays, RetainedKind } from '#domain/privacy/retention.ts'
import { day } from '#domain/time/durations.ts'

/** Rows of one table that expire. */
export interface AgedRows {
  readonly kind: RetainedKind
  readonly table: MailKind | 'trash' | 'drafts' | 'preview_links' | 'activities' | 'failed_searches'
  /** The time from which they age, as SQL. */
  readonly at: string
  /** Which of them, as SQL. */
  readonly only: string
  /** The days until they expire; `undefined` if never. */
  readonly days: number | undefined
  /** Beyond this number the oldest expire, whatever their age. */
  readonly maximum?: number
}

const ofInbox = (table: MailKind, days: number | undefined): ReadonlyArray<AgedRows> => [
  { kind: table, table, at: 'created_at', only: `status <> 'spam' and last_at = ''`, days },
  // A running conversation is not cut: its newest answer or reply counts.
  { kind: table, table, at: 'last_at', only: `status <> 'spam' and last_at <> ''`, days },
  {
    kind: 'spam',
    table,
    at: 'updated_at',
    only: `status = 'spam'`,
    days: Math.min(retentionDays.spam, days ?? retentionDays.spam),
  },
  // A mail in the trash expires when it would in its inbox.
  {
    kind: 'trash',
    table: 'trash',
    at: `coalesce(nullif(item ->> 'last_at', ''), item ->> 'created_at')`,
    only: `subject = '${mailSubjects[table]}'`,
    days,
  },
]

const accesses = accessKinds.map((kind) => `'${kind}'`).join(', ')

/** Everything that expires. */
export const agedRows = ({ enquiries, profiles }: KeepDays): ReadonlyArray<AgedRows> => [
  ...ofInbox('enquiries', enquiries),
  ...ofInbox('profiles', profiles),
  { kind: 'trash', table: 'trash', at: 'deleted_at', only: 'true', days: retentionDays.trash },
  {
    kind: 'trash',
    table: 'drafts',
    at: 'updated_at',
    only: `state = 'discarded'`,
    days: retentionDays.trash,
  },
  { kind: 'trash', table: 'preview_links', at: 'until', only: 'true', days: retentionDays.trash },
  { kind: 'changes', table: 'activities', at: 'at', only: `subject <> ''`, days: retentionDays.changes },
  {
    kind: 'changes',
    table: 'activities',
    at: 'at',
    only: `subject = '' and kind not in (${accesses})`,
    days: retentionDays.changes,
  },
  {
    kind: 'accesses',
    table: 'activities',
    at: 'at',
    only: `subject = '' and kind in (${accesses})`,
    days: retentionDays.accesses,
    maximum: maxAccesses,
  },
  { kind: 'searches', table: 'failed_searches', at: 'day', only: 'true', days: retentionDays.searches },
]

/** PostgreSQL has no negative limit, SQLite no offset without a limit. */
const everything = Number.MAX_SAFE_INTEGER

/** The condition of expired rows, as SQL; without a time only the number counts. */
export const isOver = ({ at, only, days, table, maximum }: AgedRows, now: number | undefined): string => {
  if (days === undefined) return 'false'
  const aged = now === undefined ? 'false' : `${at} < '${new Date(now - days * day).toISOString()}'`
  if (maximum === undefined) return `${only} and ${aged}`
  const beyond = `id in (select id from ${table} where ${only} order by ${at} desc limit ${everything} offset ${maximum})`
  return `${only} and (${aged} or ${beyond})`
}
