import { plainEmail } from '../../forms/contact-rules.ts'
import type { AnyMailQuery } from './mail-query.ts'
import { mailStatuses } from './received-mail.ts'

/** Fields that a query filters by equality. */
export const equalFields = ['type', 'location', 'position'] as const

type MailFilter = Pick<AnyMailQuery, 'status' | 'email' | 'from' | 'to' | (typeof equalFields)[number]>

type Filtered = { readonly status: string; readonly email: string; readonly createdAt: string } & {
  readonly [Field in (typeof equalFields)[number]]?: string
}

/** Splits a query into its filter and the page of the filtered list. */
export const splitQuery = ({ status, type, location, position, email, from, to, ...list }: AnyMailQuery) => ({
  filter: definedOnly({ status, type, location, position, email, from, to }) as MailFilter,
  list,
})

/** The error message of an invalid filter, or `undefined`. */
export const filterFault = ({ status, from, to }: MailFilter): string | undefined => {
  if (status !== undefined && status !== 'any' && !mailStatuses.includes(status))
    return `Status is one of ${mailStatuses.join(', ')}`
  const times = [from, to].filter((time) => time !== undefined)
  return times.every((time) => !Number.isNaN(Date.parse(time))) ? undefined : 'A time is written in ISO 8601'
}

/** Normalizes a time to the stored form, which compares as text. */
export const storedTime = (time: string): string => new Date(time).toISOString()

/** Normalizes an e-mail address for comparison: ASCII letters become lower case, as SQL's `lower` has them. */
export const emailKey = (email: string): string =>
  plainEmail(email).replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Whether a mail matches a filter. Without a status every mail but spam does. */
export const matchesFilter = ({ status, email, from, to, ...equal }: MailFilter, mail: Filtered): boolean =>
  (status === undefined ? mail.status !== 'spam' : status === 'any' || mail.status === status) &&
  equalFields.every((field) => equal[field] === undefined || mail[field] === equal[field]) &&
  (email === undefined || emailKey(mail.email) === emailKey(email)) &&
  (from === undefined || mail.createdAt >= storedTime(from)) &&
  (to === undefined || mail.createdAt < storedTime(to))

function definedOnly(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
