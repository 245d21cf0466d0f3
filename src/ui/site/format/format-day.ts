import { site, type SiteWords } from '#domain/wording/en/site/site.ts'
import { fill } from '#domain/wording/template.ts'

/** Formats `2026-12-31` as `31 Dec 2026`. Not `Intl`, whose months differ between browsers and servers. */
export const formatDay = (date: string, { day, months }: SiteWords = site): string => {
  const [year = '', month, dayOfMonth] = date.split('-')
  return fill(day, { day: Number(dayOfMonth), month: months[Number(month) - 1] ?? '', year })
}
