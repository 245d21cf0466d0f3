import { isRole, type Role } from '../../access/role.ts'

/** The signed-in person as the browser stores it, without secrets. */
export interface SignedInUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  /** The language of the back office, once the person has chosen one. */
  readonly language?: string
  /** The role requires a second factor. Until it is set up, only the account page is open. */
  readonly lacksSecondFactor?: true
  /** Name, e-mail and role come from the provider of single sign-on; there is no password. */
  readonly fromProvider?: true
  /** This person saves drafts only, which a colleague publishes (`mayChangeLive`). */
  readonly needsApproval?: true
}

/** The key in sessionStorage under which the user is stored as JSON (G8). */
export const entryKey = 'entry'

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Reads a stored user; returns null if it has no valid role (specification, section 3). */
export const readSignedInUser = (json: string | null): SignedInUser | null => {
  try {
    const entry = Object(JSON.parse(json ?? '')) as Readonly<Record<string, unknown>>
    const { id, name, email, role, language, lacksSecondFactor, fromProvider, needsApproval } = entry
    if (!isRole(role)) return null
    const lacking = lacksSecondFactor === true && ({ lacksSecondFactor } as const)
    const provided = fromProvider === true && ({ fromProvider } as const)
    const waiting = needsApproval === true && ({ needsApproval } as const)
    return {
      id: text(id),
      name: text(name),
      email: text(email),
      role,
      ...(typeof language === 'string' && { language }),
      ...lacking,
      ...provided,
      ...waiting,
    }
  } catch {
    return null
  }
}
