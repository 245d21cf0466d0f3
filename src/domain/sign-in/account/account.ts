import type { Role } from '../../access/role.ts'
import type { Stored } from '../../content/content-type.ts'

/** An admin user. The password is write-only. */
export interface Account extends Stored {
  readonly name: string
  readonly email: string
  readonly role: Role
  /** ISO 8601 in UTC; empty until the first sign-in. */
  readonly lastSignInAt: string
  /** Name, e-mail and role come from the provider of single sign-on; there is no password. */
  readonly fromProvider?: true
  /** Somebody else publishes what this person prepares; never of an Admin. */
  readonly needsApproval?: true
}

export interface AccountInput {
  readonly name: string
  readonly email: string
  readonly role: string
  /** Empty on an update: the password stays. */
  readonly password: string
  readonly needsApproval?: boolean
}
