import type { Location } from './enquiry.ts'

/** The calling code, and the number of digits after it. */
const callingCodes = {
  Bahrain: ['973', 8],
  KSA: ['966', 9],
  UAE: ['971', 9],
  Kuwait: ['965', 8],
  Qatar: ['974', 8],
} as const satisfies Partial<Record<Location, readonly [code: string, digits: number]>>

const hasCallingCode = (location: string): location is keyof typeof callingCodes =>
  Object.hasOwn(callingCodes, location)

/** The digits of a phone number, calling code first; `undefined` if the country is unknown. */
export const internationalPhone = (phone: string, location: string): string | undefined => {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return digits || undefined
  if (digits.startsWith('00')) return digits.slice(2) || undefined
  if (!hasCallingCode(location)) return undefined
  const [code, length] = callingCodes[location]
  if (digits.startsWith(code) && digits.length === code.length + length) return digits
  const national = digits.replace(/^0/, '')
  return national.length === length ? code + national : undefined
}
