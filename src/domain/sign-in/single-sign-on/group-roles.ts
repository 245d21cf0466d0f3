import { isRole, type Role } from '../../access/role.ts'

/** A role and the group of the provider whose people have it. */
export interface GroupRole {
  readonly role: Role
  readonly group: string
}

/** Reads a list such as `Admin=web-admins,Hr=hr`; `undefined` if it is not one. */
export const groupRolesIn = (list: string): ReadonlyArray<GroupRole> | undefined => {
  const pairs = list.split(',').map((pair) => {
    const [role, group] = [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()]
    return pair.includes('=') && group !== '' && isRole(role) ? { role, group } : undefined
  })
  const known = pairs.filter((pair) => pair !== undefined)
  return known.length === pairs.length ? known : undefined
}

/** The first role whose group the person has. */
export const roleIn = (list: ReadonlyArray<GroupRole>, groups: ReadonlyArray<string>): Role | undefined =>
  list.find(({ group }) => groups.includes(group))?.role
