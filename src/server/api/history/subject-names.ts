import { Schema } from 'effect'
import { permits } from '#domain/access/permission.ts'
import type { Role } from '#domain/role.ts'
import { editOf, type Subject } from '#domain/history/subject.ts'

/** Names of subjects with commas between them. */
export const SubjectNames = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(500)))

/** Those of the subjects that are asked for and that a role may edit. */
export const mayEditOf = <S extends Subject>(
  subjects: ReadonlyArray<S>,
  names: string | undefined,
  role: Role,
): ReadonlyArray<S> =>
  subjects.filter(
    (subject) => permits(role, editOf(subject)) && (names?.split(',').includes(subject) ?? true),
  )
