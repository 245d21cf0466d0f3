import type { Permission } from '../access/permission.ts'
import { contentTypeNames } from '../content/content-types.ts'
import { editOf } from '../history/subject.ts'

/** The subjects to which an API token can be granted access. */
export const scopeSubjects = [
  ...contentTypeNames,
  'homePage',
  'enquiry',
  'profile',
  'media',
  'redirect',
  'settings',
] as const

export type ScopeSubject = (typeof scopeSubjects)[number]

/** `write` includes `read`. */
export type Scope = `${ScopeSubject}:${'read' | 'write'}`

const scopes: ReadonlyArray<string> = scopeSubjects.flatMap((subject) => [
  `${subject}:read`,
  `${subject}:write`,
])

export const isScope = (value: string): value is Scope => scopes.includes(value)

/** Whether the granted scopes include reading or changing a subject. */
export const allows = (
  granted: ReadonlyArray<Scope>,
  subject: ScopeSubject,
  use: 'read' | 'write',
): boolean => granted.includes(`${subject}:write`) || (use === 'read' && granted.includes(`${subject}:read`))

/** The permission that the maker of a token needs for a scope. */
export const permissionOf = (scope: Scope): Permission => {
  const [name] = scope.split(':')
  const subject = scopeSubjects.find((known) => known === name)
  if (subject === undefined || subject === 'media') return 'signedIn'
  if (subject === 'redirect') return 'redirects.edit'
  return subject === 'settings' ? 'settings.see' : editOf(subject)
}
