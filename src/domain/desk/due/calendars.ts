import { Schema } from 'effect'
import { day, hour, minute } from '../../time/durations.ts'
import { locations, type Location } from '../../visitor-forms/enquiry/enquiry.ts'

/** In the order in which JavaScript numbers the days of a week. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof weekdays)[number]

/** Hours of one day, such as `08:00-16:30`. A day may end at `24:00`. */
const Span = Schema.String.check(
  Schema.isPattern(/^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/u),
)
/** When the hours of a day begin and end, in milliseconds after midnight. */
export const spanTimes = (span: string): readonly [begin: number, end: number] => {
  const [begin = 0, end = 0] = span.split('-').map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return hours * hour + minutes * minute
  })
  return [begin, end]
}

/** Such as `2026-12-02`. */
export const DayText = Schema.String.check(Schema.isPattern(/^\d{4}-\d\d-\d\d$/u))
const Spans = Schema.optionalKey(Schema.Array(Span).check(Schema.isMaxLength(4)))
/** None means everywhere. */
export const Places = Schema.Array(Schema.Literals(locations))

/** The working time of one place. A day that is left out has no hours. */
export const Calendar = Schema.Struct({
  zone: Schema.String,
  week: Schema.Struct({
    sun: Spans,
    mon: Spans,
    tue: Spans,
    wed: Spans,
    thu: Spans,
    fri: Spans,
    sat: Spans,
  }),
})
export type Calendar = typeof Calendar.Type

const dated = {
  from: DayText,
  to: DayText,
  name: Schema.String.check(Schema.isMaxLength(80)),
  places: Places,
}

/** Days without working time, both inclusive. */
export const Holiday = Schema.Struct(dated)
export type Holiday = typeof Holiday.Type

/** Days, such as those of Ramadan, on which one span replaces the hours of working days. */
export const Period = Schema.Struct({ ...dated, hours: Span })
export type Period = typeof Period.Type

export type Calendars = Readonly<Record<Location, Calendar>>

const sundayToThursday = (zone: string, span: string): Calendar => ({
  zone,
  week: { sun: [span], mon: [span], tue: [span], wed: [span], thu: [span] },
})

/** @param zone the time zone of Others, whose calendar is the default one */
export const defaultCalendars = (zone: string): Calendars => ({
  Bahrain: sundayToThursday('Asia/Bahrain', '08:00-16:30'),
  KSA: sundayToThursday('Asia/Riyadh', '08:00-16:30'),
  UAE: {
    zone: 'Asia/Dubai',
    week: {
      mon: ['08:00-17:00'],
      tue: ['08:00-17:00'],
      wed: ['08:00-17:00'],
      thu: ['08:00-17:00'],
      fri: ['08:00-12:00'],
    },
  },
  Kuwait: sundayToThursday('Asia/Kuwait', '08:00-16:00'),
  Qatar: sundayToThursday('Asia/Qatar', '07:30-15:30'),
  Others: sundayToThursday(zone, '08:00-16:30'),
})

/** The place whose calendar a mail has: its own, or Others. */
export const calendarLocation = (location: string): Location =>
  locations.find((place) => place === location) ?? 'Others'

/** The most days of one holiday and of one period; more is a mistyped year. */
export const maxDays = { holiday: 60, period: 183 } as const

/** The number of days from one to another, both inclusive; below 1 if they are not in order. */
export const daysIn = ({ from, to }: Pick<Holiday, 'from' | 'to'>): number =>
  (Date.parse(to) - Date.parse(from)) / day + 1

/** Whether dates apply on a day (YYYY-MM-DD) in a place. */
export const appliesOn = (
  { from, to, places }: Pick<Holiday, 'from' | 'to' | 'places'>,
  date: string,
  place: Location,
): boolean => from <= date && date <= to && (places.length === 0 || places.includes(place))
