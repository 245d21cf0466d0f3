import { internationalPhone } from './international-phone.ts'

/** What a search finds a phone number by: as it was typed, without what stands between its digits, and with its country. */
export const phoneSearchText = (phone: string, location: string): string =>
  [phone, phone.replace(/[^+\d]/g, ''), `+${internationalPhone(phone, location) ?? ''}`].join('\n')
