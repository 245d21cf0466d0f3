import { memoized } from './memoized.ts'

const formatOf = memoized(
  (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
)

/** The offset of a time zone from UTC at an instant, such as `+03:00`. */
export const offsetAt = (timeZone: string, instant: Date): string => {
  const parts = formatOf(timeZone).formatToParts(instant)
  const { value = '' } = parts.find(({ type }) => type === 'timeZoneName') ?? {}
  return value === 'GMT' ? '+00:00' : value.replace('GMT', '')
}
