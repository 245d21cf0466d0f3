import { createContext, use } from 'react'
import type { Language } from '#domain/language/language.ts'
import { dateAndTime } from '#domain/time/date-and-time.ts'
import { offsetAt } from '#domain/time/offset-at.ts'
import { zoneName } from '#domain/time/zone-name.ts'
import { useInterfaceLanguage } from '#ui/words/office/language-context.ts'

/** Dates and times in a language and a time zone. */
export interface Times {
  /** Such as '21 November 2026 at 09:12', with the zone if the device is in another one; empty without a time. */
  readonly fullTime: (time: string) => string
  /** A day written `2026-12-31`, such as 'Saturday, 21 November 2026'. */
  readonly fullDay: (name: string) => string
  /** A day written `2026-12-31`, such as '31 December'. */
  readonly dayAndMonth: (name: string) => string
  /** A day written `2026-12-31`, such as '31 Dec 2026'. */
  readonly shortDate: (name: string) => string
  /** The day of a time, such as '21 November'; with the year if it is another one. */
  readonly longDay: (time: string, now?: Date) => string
  /** The time if it is today, the day if it is this year, otherwise the full date. */
  readonly shortTime: (time: string, now?: Date) => string
  /** Such as '5 Dec, 09:00', with the year unless it is this one. */
  readonly moment: (time: string) => string
  /** Such as '09:00'. */
  readonly clock: (time: string) => string
  /** Such as '5 Dec', with the year unless it is this one. */
  readonly day: (time: string) => string
  readonly weekday: (time: string) => string
  /** Such as 'Bahrain time'; empty for a time zone without a name. */
  readonly zone: (time: string) => string
  /** Such as 'UTC+3'. */
  readonly offset: (time: string) => string
}

export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const makeTimes = (language: Language, timeZone: string): Times => {
  const format = (options: Intl.DateTimeFormatOptions, zone = timeZone) => {
    const zoned = { ...options, timeZone: zone, hourCycle: 'h23' } as const
    const formatter = new Intl.DateTimeFormat(language.format, zoned)
    return (time: string) => (Number.isNaN(Date.parse(time)) ? '' : formatter.format(new Date(time)))
  }
  const ofDay = (options: Intl.DateTimeFormatOptions) => {
    const written = format(options, 'UTC')
    return (name: string) => written(`${name}T00:00Z`)
  }
  const yearOf = format({ year: 'numeric' })
  const isSameYear = (time: string, now = new Date()) => yearOf(time) === yearOf(now.toISOString())
  /** Leaves out this year. */
  const withYear = (options: Intl.DateTimeFormatOptions) => {
    const [short, whole] = [format(options), format({ ...options, year: 'numeric' })]
    return (time: string, now?: Date) => (isSameYear(time, now) ? short : whole)(time)
  }
  const clockParts = { hour: '2-digit', minute: '2-digit' } as const
  const dayParts = { day: 'numeric', month: 'short' } as const
  const longParts = { day: 'numeric', month: 'long' } as const
  const clock = format(clockParts)
  const date = format({ dateStyle: 'long' })
  const day = withYear(dayParts)
  const moment = withYear({ ...dayParts, ...clockParts })
  return {
    fullTime: format({
      ...dateAndTime(language),
      ...(timeZone !== deviceTimeZone() && { timeZoneName: 'short' }),
    }),
    fullDay: ofDay({ dateStyle: 'full' }),
    dayAndMonth: ofDay(longParts),
    shortDate: ofDay({ ...dayParts, year: 'numeric' }),
    longDay: withYear(longParts),
    shortTime: (time, now = new Date()) =>
      date(time) === date(now.toISOString()) ? clock(time) : day(time, now),
    moment: (time) => moment(time),
    clock,
    day: (time) => day(time),
    weekday: format({ weekday: 'long' }),
    zone: (time) => zoneName(timeZone, language.format, new Date(time)),
    offset: (time) =>
      `UTC${offsetAt(timeZone, new Date(time))
        .replace(/^([+-])0/u, '$1')
        .replace(':00', '')}`,
  }
}

/** Formatters are slow to make. */
const made = new Map<string, Times>()

export const timesIn = (language: Language, timeZone = deviceTimeZone()): Times => {
  const key = `${language.tag} ${timeZone}`
  const times = made.get(key) ?? makeTimes(language, timeZone)
  made.set(key, times)
  return times
}

/** Time zones of the site, in which times are typed and shown, and of the person's device. */
export const TimeZones = createContext({ site: deviceTimeZone(), own: deviceTimeZone() })

export const useSiteTimeZone = (): string => use(TimeZones).site

/** Dates and times in the language of the interface and the time zone of the site. */
export const useTimes = (): Times => timesIn(useInterfaceLanguage(), useSiteTimeZone())

/** A time for a person in another time zone than the site's; else `undefined`. */
export const useOwnTime = () => {
  const site = useTimes()
  const own = timesIn(useInterfaceLanguage(), use(TimeZones).own)
  return (time: string) =>
    time === '' || own.moment(time) === site.moment(time)
      ? undefined
      : { time: own.moment(time), zone: own.zone(time) || own.offset(time) }
}
