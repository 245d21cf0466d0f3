import type { Role } from '../../access/role.ts'

/** Who may sign in by password: every local account, or only Admins who need a way back without the provider. */
export type PasswordSignIn = 'on' | 'way-back'

/** Whether a local account may sign in by its password. */
export const maySignInByPassword = (
  allowed: PasswordSignIn,
  { role, hasSecondFactor }: { readonly role: Role; readonly hasSecondFactor: boolean },
): boolean => allowed === 'on' || (role === 'Admin' && hasSecondFactor)
