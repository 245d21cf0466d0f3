import { hour, minute } from '../../time/durations.ts'
import { type Location, locations } from '../../visitor-forms/enquiry/enquiry.ts'
import type { EnquiryTopic } from '../../visitor-forms/enquiry/enquiry-topic.ts'
import type { MailKind } from '../../mail/mail-kind.ts'
import type { MailStatus } from '../../mail/inbox/received-mail.ts'
import { calendarLocation } from './calendars.ts'
import { isOpen } from './is-open.ts'
import type { StoredDesk } from '../desk-settings.ts'
import { mailTypeOf, routedTo } from '../routing.ts'
import { workingTime, type WorkingTime } from './working-time.ts'
import { dayNumberAt, dayText } from './zone-time.ts'

/** The fields of a mail on which its clock depends. */
export interface Clocked {
  readonly kind: MailKind
  readonly status: MailStatus
  readonly location: string
  readonly type?: string
  /** When the mail, or the reply that reopened it, arrived; empty if it has no clock. */
  readonly waitingSince: string
}

/** The clocks of all mails by one version of the desk. */
export const mailClocks = (desk: StoredDesk) => {
  const places = Object.fromEntries(locations.map((place) => [place, workingTime(place, desk)])) as Record<
    Location,
    WorkingTime
  >
  const hoursOf = (location: string) => places[calendarLocation(location)]
  return {
    version: desk.version,
    hoursOf,
    /** ISO 8601 in UTC; empty if no answer is due. */
    dueAt: ({ kind, status, location, type, waitingSince }: Clocked): string => {
      const target = desk.targets[mailTypeOf(kind, type)]
      if (!isOpen(status) || waitingSince === '' || target === 0) return ''
      return new Date(hoursOf(location).after(Date.parse(waitingSince), target * hour)).toISOString()
    },
    /** The working minutes until an answer; `undefined` for a mail without a clock. */
    answeredIn: ({ location, waitingSince }: Pick<Clocked, 'location' | 'waitingSince'>, at: string) =>
      waitingSince === ''
        ? undefined
        : Math.floor(hoursOf(location).between(Date.parse(waitingSince), Date.parse(at)) / minute),
    /** The id of the account that a mail belongs to on arrival; empty if none. */
    ownerOf: (
      { kind, location, type, ...topic }: Pick<Clocked, 'kind' | 'location' | 'type'> & EnquiryTopic,
      at: string,
    ): string => {
      const known = calendarLocation(location)
      const day = dayText(dayNumberAt(desk.calendars[known].zone, Date.parse(at)))
      return routedTo(desk.routing, { ...topic, location: known, type: mailTypeOf(kind, type), day })
    },
  }
}

export type MailClocks = ReturnType<typeof mailClocks>
