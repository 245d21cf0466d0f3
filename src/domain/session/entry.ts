import { isRole, type Role } from '../role.ts'

/** The signed-in person as the browser keeps it; no secret in it. */
export interface Entry {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  /** The role has to have a second factor: until it is set up the account page alone is open. */
  readonly lacksSecondFactor?: true
}

/** The key of sessionStorage under which the entry is kept as JSON (G8). */
export const entryKey = 'entry'

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Reads a stored entry. It has at least a role (specification, section 3); anything else counts as signed out. */
export const readEntry = (json: string | null): Entry | null => {
  try {
    const { id, name, email, role, lacksSecondFactor } = Object(JSON.parse(json ?? '')) as Readonly<
      Record<string, unknown>
    >
    if (!isRole(role)) return null
    const lacking = lacksSecondFactor === true && ({ lacksSecondFactor } as const)
    return { id: text(id), name: text(name), email: text(email), role, ...lacking }
  } catch {
    return null
  }
}
