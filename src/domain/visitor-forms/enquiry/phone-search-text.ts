import { internationalPhone } from './international-phone.ts'

/** The spellings by which a search finds a phone number: as typed, digits only, and international. */
export const phoneSearchText = (phone: string, location: string): string =>
  [phone, phone.replace(/[^+\d]/g, ''), `+${internationalPhone(phone, location) ?? ''}`].join('\n')
