import { Schema } from 'effect'
import { locations, type Location } from '../visitor-forms/enquiry/enquiry.ts'
import { Calendar, daysIn, Holiday, maxDays, Period, defaultCalendars } from './due/calendars.ts'
import { RoutingRule } from './routing.ts'
import { isZone } from './due/zone-time.ts'

const Hours = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1_000 }))

/** How the desk works: when, how fast, and who owns what. */
const parts = {
  /** In working hours; 0 means no clock. */
  targets: Schema.Struct({ Business: Hours, General: Hours, application: Hours }),
  digest: Schema.Struct({ on: Schema.Boolean, admins: Schema.Boolean }),
  routing: Schema.Array(RoutingRule).check(Schema.isMaxLength(100)),
  calendars: Schema.Record(Schema.Literals(locations), Calendar),
  holidays: Schema.Array(Holiday).check(Schema.isMaxLength(500)),
  periods: Schema.Array(Period).check(Schema.isMaxLength(50)),
}

export const DeskSettings = Schema.Struct(parts)
export type DeskSettings = typeof DeskSettings.Type

/** The parts to replace; of the calendars only those that are given. */
export const DeskChange = Schema.Struct({
  targets: Schema.optionalKey(parts.targets),
  digest: Schema.optionalKey(parts.digest),
  routing: Schema.optionalKey(parts.routing),
  calendars: Schema.optionalKey(
    Schema.Struct({
      Bahrain: Schema.optionalKey(Calendar),
      KSA: Schema.optionalKey(Calendar),
      UAE: Schema.optionalKey(Calendar),
      Kuwait: Schema.optionalKey(Calendar),
      Qatar: Schema.optionalKey(Calendar),
      Others: Schema.optionalKey(Calendar),
    } satisfies Record<Location, unknown>),
  ),
  holidays: Schema.optionalKey(parts.holidays),
  periods: Schema.optionalKey(parts.periods),
})
export type DeskChange = typeof DeskChange.Type

/** Settings with their version; 0 until the first change. */
export type StoredDesk = DeskSettings & { readonly version: number }

/** @param timeZone of the site, which is that of the default calendar */
export const defaultDesk = (timeZone: string): DeskSettings => ({
  targets: { Business: 4, General: 8, application: 40 },
  digest: { on: true, admins: false },
  routing: [],
  calendars: defaultCalendars(timeZone),
  holidays: [],
  periods: [],
})

/** The settings after a change, with dates in their order. */
export const changedDesk = (settings: DeskSettings, { calendars, ...change }: DeskChange): DeskSettings => {
  const { holidays, periods, ...changed } = { ...settings, ...change }
  const byDay = <Dated extends Holiday>(dated: ReadonlyArray<Dated>) =>
    dated.toSorted((one, other) => one.from.localeCompare(other.from))
  return {
    ...changed,
    calendars: { ...settings.calendars, ...calendars },
    holidays: byDay(holidays),
    periods: byDay(periods),
  }
}

/** The earliest start of a span must be before its end, and spans of a day must not overlap. */
const areHours = (spans: ReadonlyArray<string>): boolean => {
  const times = spans.toSorted().flatMap((span) => span.split('-'))
  return times.every((time, index) => {
    const before = times[index - 1]
    return before === undefined || (index % 2 === 1 ? before < time : before <= time)
  })
}

const isDay = (day: string): boolean =>
  new Date(Date.parse(`${day}T00:00:00Z`) || 0).toISOString().startsWith(day)

const areDays = ({ from, to }: Pick<Holiday, 'from' | 'to'>): boolean =>
  isDay(from) && isDay(to) && from <= to

const wrongDays = 'These dates do not exist, or the first is after the last.'
const tooLong = {
  holiday: `A holiday has at most ${maxDays.holiday} days. Check the years.`,
  period: `A period has at most ${maxDays.period} days. Check the years.`,
}
const wrongHours = 'Hours begin before they end, and do not overlap.'

/** One sentence for each invalid part of a change. */
export const deskErrors = (change: DeskChange): Readonly<Record<string, string>> => {
  const errors: Record<string, string> = {}
  for (const place of locations) {
    const calendar = change.calendars?.[place]
    if (calendar === undefined) continue
    const days = Object.values(calendar.week)
    const field = `calendars.${place}`
    if (days.every((spans) => spans.length === 0)) errors[field] = 'A week needs working hours.'
    else if (!days.every(areHours)) errors[field] = wrongHours
    else if (!isZone(calendar.zone)) errors[field] = 'There is no such time zone.'
  }
  const { holidays = [], periods = [], routing = [] } = change
  if (!holidays.every(areDays)) errors['holidays'] = wrongDays
  else if (holidays.some((one) => daysIn(one) > maxDays.holiday)) errors['holidays'] = tooLong.holiday
  if (!periods.every(areDays)) errors['periods'] = wrongDays
  else if (periods.some((one) => daysIn(one) > maxDays.period)) errors['periods'] = tooLong.period
  else if (!periods.every(({ hours }) => areHours([hours]))) errors['periods'] = wrongHours
  if (!routing.every(({ away }) => away === undefined || areDays({ from: away[0], to: away[1] })))
    errors['routing'] = wrongDays
  return errors
}
