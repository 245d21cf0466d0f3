import { locations } from '../../visitor-forms/enquiry/enquiry.ts'
import { plainDigits } from '../../language/plain-digits.ts'
import { daysIn, maxDays, type Holiday } from './calendars.ts'

/** Why a line cannot be taken. */
export type HolidayFault = 'date' | 'noSuchDay' | 'order' | 'name' | 'place'

export interface HolidayLine {
  readonly text: string
  readonly holiday?: Holiday
  readonly fault?: HolidayFault
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const isDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

const dayOf = (year: string, month: number, date: string): string =>
  `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`

const monthOf = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1

/** Reads `2027-12-02`, `2027-12-02 - 2027-12-03`, `2 Dec 2027`, `19-22 Mar 2027` or `30 Mar - 2 Apr 2027`. */
const daysOf = (text: string): readonly [from: string, to: string] | undefined => {
  const iso = /^(\d{4}-\d\d-\d\d)(?:\s*(?:-|–|to)\s*(\d{4}-\d\d-\d\d))?$/u.exec(text)
  if (iso?.[1] !== undefined) return [iso[1], iso[2] ?? iso[1]]
  const named =
    /^(\d{1,2})(?:\s+([a-z]{3,9}))?(?:\s*(?:-|–|to)\s*(\d{1,2}))?\s+([a-z]{3,9})\s+(\d{4})$/iu.exec(text)
  const single = /^(\d{1,2})\s+([a-z]{3,9})\s+(\d{4})$/iu.exec(text)
  if (single !== null) {
    const [, date = '', month = '', year = ''] = single
    return monthOf(month) === 0
      ? undefined
      : [dayOf(year, monthOf(month), date), dayOf(year, monthOf(month), date)]
  }
  if (named === null) return undefined
  const [, first = '', firstMonth, last = '', month = '', year = ''] = named
  const begins = monthOf(firstMonth ?? month)
  const ends = monthOf(month)
  if (begins === 0 || ends === 0 || last === '') return undefined
  const firstYear = begins > ends ? String(Number(year) - 1) : year
  return [dayOf(firstYear, begins, first), dayOf(year, ends, last)]
}

const placesOf = (text: string): Holiday['places'] | undefined => {
  const words = text.split(/[\s,]+/u).filter((word) => word !== '')
  const found = words.map((word) => locations.find((place) => place.toLowerCase() === word.toLowerCase()))
  return found.every((place) => place !== undefined) ? found : undefined
}

const readLine = (text: string): HolidayLine => {
  const [dates = '', name = '', ...where] = plainDigits(text)
    .split(',')
    .map((part) => part.trim())
  const read = daysOf(dates)
  if (read === undefined) return { text, fault: 'date' }
  const [from, to] = read
  if (!isDay(from) || !isDay(to)) return { text, fault: 'noSuchDay' }
  const days = daysIn({ from, to })
  if (days < 1 || days > maxDays.holiday) return { text, fault: 'order' }
  if (name === '' || name.length > 80) return { text, fault: 'name' }
  const places = placesOf(where.join(' '))
  return places === undefined ? { text, fault: 'place' } : { text, holiday: { from, to, name, places } }
}

/** Reads a pasted list of holidays, one a line; empty lines are left out. */
export const readHolidays = (pasted: string): ReadonlyArray<HolidayLine> =>
  pasted
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readLine)
