import { spanTimes, weekdays, type Calendar, type Weekday } from './calendars.ts'

/** The hours of a day, such as `['08:00-16:30']`; none on a day off. */
type Hours = ReadonlyArray<string>

/** The working hours of a place at a glance. */
export interface WeekHours {
  /** Those of most working days, the earlier ones of the week first; none if no day has any. */
  readonly usual: Hours
  /** The working days with other hours, in the order of the week. */
  readonly others: ReadonlyArray<{ readonly day: Weekday; readonly hours: Hours }>
}

const lengthOf = (hours: Hours) =>
  hours.reduce((total, span) => {
    const [begin, end] = spanTimes(span)
    return total + end - begin
  }, 0)

const isSame = (hours: Hours, others: Hours) => hours.join() === others.join()

export const weekHours = ({ week }: Calendar): WeekHours => {
  const working = weekdays.flatMap((day) => {
    const hours = week[day] ?? []
    return hours.length === 0 ? [] : [{ day, hours }]
  })
  const daysWith = (hours: Hours) => working.filter((other) => isSame(other.hours, hours)).length
  const usual = working.reduce<Hours>(
    (commonest, { hours }) => (daysWith(hours) > daysWith(commonest) ? hours : commonest),
    [],
  )
  return { usual, others: working.filter(({ hours }) => !isSame(hours, usual)) }
}

/** Whether a day has fewer hours than the usual ones. */
export const isShort = (hours: Hours, { usual }: WeekHours): boolean => lengthOf(hours) < lengthOf(usual)
