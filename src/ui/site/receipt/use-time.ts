import { useLanguage } from '../language/page-language-context.ts'

/** Formats a time in the site's time zone. */
export const useTime = (timeZone: string) => {
  const format = new Intl.DateTimeFormat(useLanguage().format, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  })
  return (at: string): string => format.format(new Date(at))
}
