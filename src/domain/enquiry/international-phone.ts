import type { Location } from './enquiry.ts'

/** The country's code, and how many digits follow it. */
const dialling: Partial<Record<string, readonly [code: string, digits: number]>> = {
  Bahrain: ['973', 8],
  KSA: ['966', 9],
  UAE: ['971', 9],
  Kuwait: ['965', 8],
  Qatar: ['974', 8],
} satisfies Partial<Record<Location, readonly [string, number]>>

/** The digits of a phone number with its country's code first; nothing where nobody can tell the country. */
export const internationalPhone = (phone: string, location: string): string | undefined => {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return digits || undefined
  if (digits.startsWith('00')) return digits.slice(2) || undefined
  const [code, length] = dialling[location] ?? []
  if (code === undefined || length === undefined) return undefined
  if (digits.startsWith(code) && digits.length === code.length + length) return digits
  const national = digits.replace(/^0/, '')
  return national.length === length ? code + national : undefined
}
