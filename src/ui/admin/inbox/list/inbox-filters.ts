import { enquiryTypes, locations } from '#domain/enquiry/enquiry.ts'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import { mailStatuses, type MailStatus } from '#domain/mail/inbox/received-mail.ts'
import type { Narrowing } from '../../list/use-list.ts'
import type { SearchParams } from '../../navigation/search-params.ts'

/** The filters of an inbox, as in its address. */
export interface InboxFilters {
  readonly status?: MailStatus
  readonly type?: string
  readonly location?: string
  readonly position?: string
  /** Days in the person's time zone, the last one included. */
  readonly from?: string
  readonly to?: string
}

export type InboxFilter = keyof InboxFilters

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const oneOf = <Value extends string>(values: ReadonlyArray<Value>, value: unknown) =>
  values.find((known) => known === value)
const day = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined

/** Drops unknown values of the address. */
const read = ({ status, type, location, position, from, to }: SearchParams): InboxFilters => {
  const known = {
    status: oneOf(mailStatuses, status),
    type: oneOf(
      enquiryTypes.map(({ value }) => value),
      type,
    ),
    location: oneOf(locations, location),
    position: text(position),
    from: day(from),
    to: day(to),
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
}

/** The moment at which a day begins here, some days later. */
const startOf = (date: string, later = 0): string => {
  const start = new Date(`${date}T00:00`)
  start.setDate(start.getDate() + later)
  return start.toISOString()
}

const query = ({ from, to, ...rest }: InboxFilters): AnyMailQuery => ({
  ...rest,
  ...(from !== undefined && { from: startOf(from) }),
  ...(to !== undefined && { to: startOf(to, 1) }),
})

/** Filters an inbox by its address, with only the filters that it offers. */
export const inboxNarrowing = (offered: ReadonlyArray<InboxFilter>): Narrowing<InboxFilters> => ({
  read: (search) =>
    read(Object.fromEntries(Object.entries(search).filter(([name]) => offered.some((own) => own === name)))),
  query,
})
