import { dateAndTime } from '#domain/time/date-and-time.ts'
import { useLanguage } from '../language/page-language-context.ts'

/** Formats a time in the site's time zone. */
export const useTime = (timeZone: string) => {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language.format, { ...dateAndTime(language), timeZone })
  return (at: string): string => format.format(new Date(at))
}
