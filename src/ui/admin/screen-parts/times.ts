const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', options)
  return (time: string) => (Number.isNaN(Date.parse(time)) ? '' : formatter.format(new Date(time)))
}

const clock = format({ hour: '2-digit', minute: '2-digit' })
const day = format({ day: 'numeric', month: 'short' })
const dayInFull = format({ day: 'numeric', month: 'long' })
const dayAndYearInFull = format({ dateStyle: 'full' })
const dayOfYear = format({ day: 'numeric', month: 'short', year: 'numeric' })

/** Such as '21 November 2026 at 09:12'; empty without a time. */
export const fullTime = format({ dateStyle: 'long', timeStyle: 'short' })

/** A day written `2026-12-31`, such as 'Saturday, 21 November 2026'. */
export const fullDay = (name: string): string => dayAndYearInFull(`${name}T12:00`)

/** A day written `2026-12-31`, such as '31 December'. */
export const dayAndMonth = (name: string): string => dayInFull(`${name}T12:00`)

/** A day written `2026-12-31`, such as '31 Dec 2026'. */
export const shortDate = (name: string): string => dayOfYear(`${name}T12:00`)

/** The time if it is today, the day if it is this year, otherwise the full date. */
export const shortTime = (time: string, now = new Date()): string => {
  const then = new Date(time)
  if (then.toDateString() === now.toDateString()) return clock(time)
  return then.getFullYear() === now.getFullYear() ? day(time) : dayOfYear(time)
}
