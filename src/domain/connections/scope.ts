import type { Permission } from '../access/permission.ts'
import { contentTypeNames, type ContentTypeName } from '../content/content-types.ts'
import { editOf } from '../history/subject.ts'

/** What a program may be let at. */
export type ScopeSubject =
  | ContentTypeName
  | 'homePage'
  | 'enquiry'
  | 'profile'
  | 'media'
  | 'redirect'
  | 'settings'

export const scopeSubjects: ReadonlyArray<ScopeSubject> = [
  ...contentTypeNames,
  'homePage',
  'enquiry',
  'profile',
  'media',
  'redirect',
  'settings',
]

/** `write` includes `read`. */
export type Scope = `${ScopeSubject}:${'read' | 'write'}`

const scopes: ReadonlyArray<string> = scopeSubjects.flatMap((subject) => [
  `${subject}:read`,
  `${subject}:write`,
])

export const isScope = (value: string): value is Scope => scopes.includes(value)

/** Whether scopes allow to read or to change a subject. */
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
