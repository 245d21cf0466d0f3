import { locations } from '#domain/enquiry/enquiry.ts'

/** The last part of a location: `Hidd, Bahrain` is in Bahrain. A location of one part is a country or none. */
export const countryOf = (location: string): string => {
  const parts = location.split(',')
  const last = parts.at(-1)?.trim() ?? ''
  return parts.length > 1 || locations.some((known) => known === last) ? last : ''
}
