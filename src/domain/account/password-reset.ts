/** For how long the link is good by which somebody sets a new password. */
export const resetMinutes = 10

/** A link that was started; whoever holds it can set the password of the account, once. */
export interface ResetLink {
  readonly address: string
  /** ISO 8601 in UTC. */
  readonly until: string
  /** Whether it is on its way to the person by mail. */
  readonly mailed: boolean
}

export interface NewPassword {
  readonly token: string
  readonly newPassword: string
}

/** The token stands behind the #, which browsers send to no server. */
export const resetAddress = (publicUrl: string, token: string): string => `${publicUrl}/admin/reset#${token}`
