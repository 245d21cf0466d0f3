import { enquirySubjects, enquiryTypes, locations } from '#domain/visitor-forms/enquiry/enquiry.ts'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import { mailStatuses, type MailStatus } from '#domain/mail/inbox/received-mail.ts'
import type { Narrowing } from '../../list/use-list.ts'
import { addressDay, timesOfDays } from '../../shell/navigation/address-days.ts'
import type { SearchParams } from '../../shell/navigation/search-params.ts'

/** The filters of an inbox, as in its address. */
export interface InboxFilters {
  readonly status?: MailStatus | 'open'
  readonly type?: string
  readonly location?: string
  readonly brandId?: string
  readonly subject?: string
  readonly position?: string
  /** Days in the time zone of the site, the last one included. */
  readonly from?: string
  readonly to?: string
  readonly owner?: string
  readonly due?: 'overdue' | 'today'
  readonly delivery?: 'parked'
  readonly tag?: string
}

export type InboxFilter = keyof InboxFilters

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const oneOf = <Value extends string>(values: ReadonlyArray<Value>, value: unknown) =>
  values.find((known) => known === value)
/** The address reads digits as a number. */
const id = (value: unknown) => text(typeof value === 'number' ? String(value) : value)

/** Drops unknown values of the address. */
const read = ({
  status,
  type,
  location,
  brandId,
  subject,
  position,
  from,
  to,
  owner,
  due,
  delivery,
  tag,
}: SearchParams): InboxFilters => {
  const known = {
    status: oneOf([...mailStatuses, 'open'], status),
    type: oneOf(enquiryTypes, type),
    location: oneOf(locations, location),
    brandId: id(brandId),
    subject: oneOf(enquirySubjects, subject),
    position: text(position),
    from: addressDay(from),
    to: addressDay(to),
    owner: id(owner),
    due: oneOf(['overdue', 'today'], due),
    delivery: oneOf(['parked'], delivery),
    tag: text(tag),
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
}

const queryIn =
  (timeZone: string) =>
  ({ from: firstDay, to: lastDay, ...rest }: InboxFilters): AnyMailQuery => {
    const { from, until } = timesOfDays({ from: firstDay, to: lastDay }, timeZone)
    return { ...rest, ...(from !== undefined && { from }), ...(until !== undefined && { to: until }) }
  }

/** Filters an inbox by its address, with only the filters that it offers. Days are those of a time zone. */
export const inboxNarrowing = (
  offered: ReadonlyArray<InboxFilter>,
  timeZone: string,
): Narrowing<InboxFilters> => ({
  read: (search) =>
    read(Object.fromEntries(Object.entries(search).filter(([name]) => offered.some((own) => own === name)))),
  query: queryIn(timeZone),
  atLastPage: ({ open }) => (open === undefined ? {} : { open: 'last' }),
})
