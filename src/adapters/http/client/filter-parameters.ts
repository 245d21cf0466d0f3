import type { MailFilter } from '#domain/mail/inbox/mail-filter.ts'
import { mailParameters } from '../mail-endpoints.ts'

/** The query parameters of a filter for mails. */
export const filterParameters = (filter: MailFilter): Readonly<Record<string, string | undefined>> => {
  const given: Readonly<Record<string, string | undefined>> = { ...filter }
  return Object.fromEntries(Object.entries(mailParameters).map(([part, name]) => [name, given[part]]))
}
