/** A key of a person's device, with which they sign in without a password. */
export interface Passkey {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  /** Empty if it was not used yet. */
  readonly usedAt: string
}

export const maxPasskeys = 10
export const maxPasskeyName = 80

/** One sentence if a passkey cannot have the name. */
export const passkeyNameErrors = (name: string): Readonly<Record<string, string>> => {
  if (name.trim() === '') return { name: 'Name the passkey.' }
  return name.trim().length > maxPasskeyName
    ? { name: `A name has at most ${maxPasskeyName} characters.` }
    : {}
}

/** The errors if an account already has too many passkeys to add another one. */
export const passkeyQuotaErrors = (count: number): Readonly<Record<string, string>> =>
  count < maxPasskeys ? {} : { name: `You have ${maxPasskeys} passkeys. Remove one first.` }
