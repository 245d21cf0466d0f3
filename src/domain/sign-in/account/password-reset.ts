/** Until a link to set a password expires. */
export const resetMinutes = 10

/** A link to set the password of an account, once: a secret. */
export interface ResetLink {
  readonly address: string
  /** ISO 8601 in UTC. */
  readonly until: string
  /** Whether it is being mailed to the person. */
  readonly mailed: boolean
}

export interface NewPassword {
  readonly token: string
  readonly newPassword: string
}

/** The token is in the fragment, which browsers don't send to servers. */
export const resetAddress = (publicUrl: string, token: string): string => `${publicUrl}/admin/reset#${token}`
