import { offsetAt } from '#domain/time/offset-at.ts'
import { useInterfaceLanguage } from '#ui/words/language-context.ts'

/** Times in a given time zone, in the language of the interface. */
export interface ZoneTimes {
  /** Such as '5 Dec, 09:00', with the year unless it is this one. */
  readonly moment: (instant: string) => string
  /** Such as '09:00'. */
  readonly clock: (instant: string) => string
  /** Such as '5 Dec', with the year unless it is this one. */
  readonly day: (instant: string) => string
  readonly weekday: (instant: string) => string
  /** Such as 'Bahrain time'; empty for a time zone without a name. */
  readonly zone: (instant: string) => string
  /** Such as 'UTC+3'. */
  readonly offset: (instant: string) => string
}

const yearIn = (timeZone: string, time: Date) =>
  new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(time)

const zoneTimes = (format: string, timeZone: string): ZoneTimes => {
  const written = (options: Intl.DateTimeFormatOptions) => (instant: string) =>
    new Intl.DateTimeFormat(format, { ...options, timeZone, hourCycle: 'h23' }).format(new Date(instant))
  const clock = { hour: '2-digit', minute: '2-digit' } as const
  const day = { day: 'numeric', month: 'short' } as const
  const withYear = (options: Intl.DateTimeFormatOptions) => (instant: string) => {
    const isThisYear = yearIn(timeZone, new Date(instant)) === yearIn(timeZone, new Date())
    return written(isThisYear ? options : { ...options, year: 'numeric' })(instant)
  }
  return {
    moment: withYear({ ...day, ...clock }),
    clock: written(clock),
    day: withYear(day),
    weekday: written({ weekday: 'long' }),
    zone: (instant) => {
      const parts = new Intl.DateTimeFormat(format, { timeZone, timeZoneName: 'shortGeneric' })
      const name = parts.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')?.value
      return name === undefined || /\d/u.test(name) ? '' : name.replace(/ Time$/u, ' time')
    },
    offset: (instant) => {
      const offset = offsetAt(timeZone, new Date(instant))
      return `UTC${offset.replace(/^([+-])0/u, '$1').replace(':00', '')}`
    },
  }
}

/** Formatters of times in a time zone. */
export const useZoneTimes = (timeZone: string): ZoneTimes =>
  zoneTimes(useInterfaceLanguage().format, timeZone)

export const deviceTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** A time for a person in another time zone than the site's; else `undefined`. */
export const useOwnTime = (timeZone: string, ownTimeZone = deviceTimeZone()) => {
  const site = useZoneTimes(timeZone)
  const own = useZoneTimes(ownTimeZone)
  return (instant: string) =>
    instant === '' || own.moment(instant) === site.moment(instant)
      ? undefined
      : { time: own.moment(instant), zone: own.zone(instant) || own.offset(instant) }
}
