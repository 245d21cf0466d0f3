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

/** Reads a user; returns null if it has no valid role (specification, section 3). */
export const signedInUserIn = (value: unknown): SignedInUser | null => {
  const user = Object(value) as Readonly<Record<string, unknown>>
  const { id, name, email, role, language, lacksSecondFactor, fromProvider, needsApproval } = user
  if (!isRole(role)) return null
  return {
    id: text(id),
    name: text(name),
    email: text(email),
    role,
    ...(typeof language === 'string' && { language }),
    ...(lacksSecondFactor === true && { lacksSecondFactor }),
    ...(fromProvider === true && { fromProvider }),
    ...(needsApproval === true && { needsApproval }),
  }
}

/** Reads a user from the JSON of the browser's storage. */
export const readSignedInUser = (json: string | null): SignedInUser | null => {
  try {
    return signedInUserIn(JSON.parse(json ?? ''))
  } catch {
    return null
  }
}
