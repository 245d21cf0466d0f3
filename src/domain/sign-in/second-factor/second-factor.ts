import { plainDigits } from '../../language/plain-digits.ts'

/** Recovery codes of a person; each replaces a one-time code once. */
export const recoveryCodeCount = 10

/** The person's own second factor, without its secrets. */
export interface OwnSecondFactor {
  readonly on: boolean
  /** Whether the person's role requires one. */
  readonly required: boolean
  readonly recoveryCodesLeft: number
}

/** For an authenticator app; it takes effect once a code has confirmed it. */
export interface OfferedSecret {
  /** In base32. */
  readonly secret: string
  /** The secret as a URL that an authenticator app opens. */
  readonly address: string
}

/** The URL of a secret for authenticator apps, which show the issuer. */
export const otpauthAddress = (issuer: string, email: string, secret: string): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`
}

/** Normalizes a typed code. */
export const plainCode = (typed: string): string => plainDigits(typed).replace(/[\s-]/g, '').toUpperCase()
