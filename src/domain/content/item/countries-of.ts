import type { Location } from '../../visitor-forms/enquiry/enquiry.ts'
import { fold } from '../list/search-text.ts'

export type Country = Exclude<Location, 'Others'>

/** The countries of the enquiry by their names and capitals, in English and Arabic. */
const countryNames: Readonly<Record<Country, ReadonlyArray<string>>> = {
  Bahrain: ['Bahrain', 'Manama', 'البحرين', 'المنامة'],
  KSA: ['KSA', 'Saudi Arabia', 'Riyadh', 'السعودية', 'الرياض'],
  UAE: ['UAE', 'United Arab Emirates', 'Abu Dhabi', 'الإمارات', 'أبوظبي', 'أبو ظبي'],
  Kuwait: ['Kuwait', 'الكويت'],
  Qatar: ['Qatar', 'Doha', 'قطر', 'الدوحة'],
}

/** Pads each word with spaces, so that `includes` finds whole words only. */
const wordsOf = (text: string) =>
  ` ${fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `

/** Arabic writes "and" and "in" as a letter before the name: `المنامة والكويت`. */
const arabicPrefixes = ['', 'و', 'ب']

const searchableNames = Object.entries(countryNames).map(([country, names]) => {
  const written = names.flatMap((name) => arabicPrefixes.map((prefix) => prefix + name))
  return [country, written.map(wordsOf)] as const
})

/** The index of the last comma, Latin or Arabic; -1 if there is none. */
export const lastCommaIn = (location: string): number =>
  Math.max(location.lastIndexOf(','), location.lastIndexOf('،'))

/** The countries of the enquiry form that a location names; if there are none, the text after its last comma. */
export const countriesOf = (location: string): ReadonlyArray<string> => {
  const words = wordsOf(location)
  const matches = searchableNames.filter(([, names]) => names.some((name) => words.includes(name)))
  if (matches.length > 0) return matches.map(([country]) => country)
  const comma = lastCommaIn(location)
  const last = comma === -1 ? '' : location.slice(comma + 1).trim()
  return last ? [last] : []
}
