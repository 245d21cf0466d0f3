import { permits, type Permission } from './permission.ts'
import type { SignedInUser } from '../sign-in/session/signed-in-user.ts'

export type GuardResult = 'allowed' | { readonly redirect: '/admin' | '/' | '/admin/account' }

type Guarded = Pick<SignedInUser, 'role' | 'lacksSecondFactor'>

/** Guards every screen under /admin (G1 to G7). */
export const guard = (user: Guarded | null, permission: Permission): GuardResult => {
  if (user === null) return { redirect: '/admin' }
  if (user.lacksSecondFactor === true && permission !== 'ownAccount') return { redirect: '/admin/account' }
  return permits(user.role, permission) ? 'allowed' : { redirect: '/' }
}
