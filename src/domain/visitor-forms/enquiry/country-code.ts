import type { Location } from './enquiry.ts'

const codes: Readonly<Record<Location, string | undefined>> = {
  Bahrain: 'BH',
  KSA: 'SA',
  UAE: 'AE',
  Kuwait: 'KW',
  Qatar: 'QA',
  Others: undefined,
}

/** The ISO 3166-1 code of a location; any other country is returned as it is. */
export const countryCode = (country: string): string | undefined =>
  country in codes ? codes[country as Location] : country
