/** How many recovery codes somebody gets; each takes the place of a one-time code once. */
export const recoveryCodeCount = 10

/** What a person knows of their own second factor. */
export interface OwnSecondFactor {
  readonly on: boolean
  /** Whether the person's role has to have one. */
  readonly required: boolean
  readonly recoveryCodesLeft: number
}

/** What an authenticator app needs to know; it counts once a code has confirmed it. */
export interface OfferedSecret {
  /** In base32. */
  readonly secret: string
  /** The same as an address that such an app opens. */
  readonly address: string
}

/** The address of a secret, as authenticator apps read it; `issuer` says where it is for. */
export const otpauthAddress = (issuer: string, email: string, secret: string): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`
}

/** A code as it is compared, however its letters were typed. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()
