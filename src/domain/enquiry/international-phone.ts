import type { Location } from './enquiry.ts'

/** The country's code, and how many digits follow it. */
const dialling = {
  Bahrain: ['973', 8],
  KSA: ['966', 9],
  UAE: ['971', 9],
  Kuwait: ['965', 8],
  Qatar: ['974', 8],
} as const satisfies Partial<Record<Location, readonly [code: string, digits: number]>>

const isDialled = (location: string): location is keyof typeof dialling => Object.hasOwn(dialling, location)

/** The digits of a phone number with its country's code first; nothing where nobody can tell the country. */
export const internationalPhone = (phone: string, location: string): string | undefined => {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return digits || undefined
  if (digits.startsWith('00')) return digits.slice(2) || undefined
  if (!isDialled(location)) return undefined
  const [code, length] = dialling[location]
  if (digits.startsWith(code) && digits.length === code.length + length) return digits
  const national = digits.replace(/^0/, '')
  return national.length === length ? code + national : undefined
}
