import type { Role } from '#domain/access/role.ts'

export const adminEmail = 'admin@example.com'
export const adminPassword = 'a horse of a different colour'

export const passwordOf = (role: Role) => (role === 'Admin' ? adminPassword : `${role} has a long password`)
export const emailOf = (role: Role) => (role === 'Admin' ? adminEmail : `${role.toLowerCase()}@example.com`)
