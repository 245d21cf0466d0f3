import type { Account } from '#domain/sign-in/account/account.ts'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'

interface Found {
  readonly account: Account
  /** Empty until one was chosen. */
  readonly language: string
  readonly lacksSecondFactor: boolean
}

/** The signed-in user of a session that was found. */
export const signedInUserOf = ({ account, language, lacksSecondFactor }: Found): SignedInUser => ({
  id: account.id,
  name: account.name,
  email: account.email,
  role: account.role,
  ...(language !== '' && { language }),
  ...(lacksSecondFactor && { lacksSecondFactor }),
  ...(account.fromProvider && { fromProvider: true }),
  ...(account.needsApproval && { needsApproval: true }),
})
