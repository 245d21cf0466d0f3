import type { Language } from '#domain/language/language.ts'
import { useInterfaceLanguage } from '#ui/words/language-context.ts'

/** Dates and times in a language, in the time zone of the device. */
export interface Times {
  /** Such as '21 November 2026 at 09:12'; empty without a time. */
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
}

const isSameYear = (time: string, now: Date) => new Date(time).getFullYear() === now.getFullYear()

const makeTimes = (language: Language): Times => {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(language.format, { ...options, hourCycle: 'h23' })
    return (time: string) => (Number.isNaN(Date.parse(time)) ? '' : formatter.format(new Date(time)))
  }
  const clock = format({ hour: '2-digit', minute: '2-digit' })
  const day = format({ day: 'numeric', month: 'short' })
  const dayInFull = format({ day: 'numeric', month: 'long' })
  const dateInFull = format({ dateStyle: 'long' })
  const dayAndYearInFull = format({ dateStyle: 'full' })
  const dayOfYear = format({ day: 'numeric', month: 'short', year: 'numeric' })
  return {
    fullTime: format({ dateStyle: 'long', timeStyle: 'short' }),
    fullDay: (name) => dayAndYearInFull(`${name}T12:00`),
    dayAndMonth: (name) => dayInFull(`${name}T12:00`),
    shortDate: (name) => dayOfYear(`${name}T12:00`),
    longDay: (time, now = new Date()) => (isSameYear(time, now) ? dayInFull : dateInFull)(time),
    shortTime: (time, now = new Date()) => {
      if (new Date(time).toDateString() === now.toDateString()) return clock(time)
      return isSameYear(time, now) ? day(time) : dayOfYear(time)
    },
  }
}

/** Formatters are slow to make. */
const made = new Map<Language, Times>()

export const timesIn = (language: Language): Times => {
  const times = made.get(language) ?? makeTimes(language)
  made.set(language, times)
  return times
}

/** Dates and times in the language of the interface. */
export const useTimes = (): Times => timesIn(useInterfaceLanguage())
