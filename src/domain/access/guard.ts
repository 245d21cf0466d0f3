import { permits, type Permission } from './permission.ts'
import type { Role } from './role.ts'

export type Passage = 'allowed' | { readonly redirect: '/admin' | '/' }

/** The access guard of every screen under /admin (G1 to G7). */
export const guard = (entry: { readonly role: Role } | null, permission: Permission): Passage => {
  if (entry === null) return { redirect: '/admin' }
  return permits(entry.role, permission) ? 'allowed' : { redirect: '/' }
}
