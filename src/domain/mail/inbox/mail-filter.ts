import type { AnyMailQuery } from './mail-query.ts'
import { mailStatuses } from './received-mail.ts'

/** Fields that a query names the one value of. */
export const equalFields = ['type', 'location', 'position'] as const

type MailFilter = Pick<AnyMailQuery, 'status' | 'email' | 'from' | 'to' | (typeof equalFields)[number]>

type Filtered = { readonly status: string; readonly email: string; readonly createdAt: string } & {
  readonly [Field in (typeof equalFields)[number]]?: string
}

/** Takes a query apart: what it narrows the list to, and what it asks of the narrowed list. */
export const splitQuery = ({ status, type, location, position, email, from, to, ...list }: AnyMailQuery) => ({
  filter: definedOnly({ status, type, location, position, email, from, to }) as MailFilter,
  list,
})

/** The sentence of a filter that cannot be, if any. */
export const filterFault = ({ status, from, to }: MailFilter): string | undefined => {
  if (status !== undefined && status !== 'any' && !mailStatuses.includes(status))
    return `Status is one of ${mailStatuses.join(', ')}`
  const times = [from, to].filter((time) => time !== undefined)
  return times.every((time) => !Number.isNaN(Date.parse(time))) ? undefined : 'A time is written in ISO 8601'
}

/** A time as mails have theirs, which compare as texts. */
export const storedTime = (time: string): string => new Date(time).toISOString()

/** An address by which mails of one person are found; only the case of plain letters is told apart nowhere. */
export const emailKey = (email: string): string =>
  email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Whether a mail stands in the narrowed list. */
export const passes = ({ status, email, from, to, ...equal }: MailFilter, mail: Filtered): boolean =>
  (status === undefined ? mail.status !== 'spam' : status === 'any' || mail.status === status) &&
  equalFields.every((field) => equal[field] === undefined || mail[field] === equal[field]) &&
  (email === undefined || emailKey(mail.email) === emailKey(email)) &&
  (from === undefined || mail.createdAt >= storedTime(from)) &&
  (to === undefined || mail.createdAt < storedTime(to))

function definedOnly(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
