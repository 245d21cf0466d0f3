import { Schema } from 'effect'
import { permits } from '#domain/access/permission.ts'
import type { Role } from '#domain/access/role.ts'
import { editOf, type Subject } from '#domain/history/subject.ts'

export const SubjectNames = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(500)))

export const editableSubjects = <S extends Subject>(
  subjects: ReadonlyArray<S>,
  names: string | undefined,
  role: Role,
): ReadonlyArray<S> =>
  subjects.filter(
    (subject) => permits(role, editOf(subject)) && (names?.split(',').includes(subject) ?? true),
  )
