import type { Location } from '../../enquiry/enquiry.ts'
import { fold } from '../list/search-text.ts'

export type Country = Exclude<Location, 'Others'>

/** The countries of the enquiry by their names and capitals, in English and Arabic. */
const names: Readonly<Record<Country, ReadonlyArray<string>>> = {
  Bahrain: ['Bahrain', 'Manama', 'البحرين', 'المنامة'],
  KSA: ['KSA', 'Saudi Arabia', 'Riyadh', 'السعودية', 'الرياض'],
  UAE: ['UAE', 'United Arab Emirates', 'Abu Dhabi', 'الإمارات', 'أبوظبي', 'أبو ظبي'],
  Kuwait: ['Kuwait', 'الكويت'],
  Qatar: ['Qatar', 'Doha', 'قطر', 'الدوحة'],
}

/** With a space around each word, so that only whole words are found. */
const wordsOf = (text: string) =>
  ` ${fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `

const known = Object.entries(names).map(([country, those]) => [country, those.map(wordsOf)] as const)

/** The countries that a location names anywhere; where it names none of the enquiry's, what stands after its last comma. */
export const countriesOf = (location: string): ReadonlyArray<string> => {
  const words = wordsOf(location)
  const found = known.filter(([, those]) => those.some((name) => words.includes(name)))
  if (found.length > 0) return found.map(([country]) => country)
  const [, ...others] = location.split(',')
  const last = others.at(-1)?.trim()
  return last ? [last] : []
}
