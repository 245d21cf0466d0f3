import { isPlainObject } from '../content/merge/is-same.ts'
import { withoutLanguages } from '../language/in-language.ts'
import { isChosen, type Form } from './pending-pictures.ts'

/** A form of the back office with unsaved changes. */
export interface UnsavedForm {
  /** The values as they were loaded. */
  readonly base: Form
  /** The values as they were left, without chosen files. */
  readonly values: Form
  readonly lacksFiles: boolean
  /** When the form was left, ISO 8601. */
  readonly at: string
}

/** Names the form of an item, or the form that adds an item. */
export const formName = (kind: string, id = 'new'): string => `${kind}/${id}`

/** The key of an account's form in local storage. */
export const unsavedKey = (account: string, form: string): string => `unsaved/${account}/${form}`

/** The form as it is stored: without files, and without changes of secret fields. */
export const unsavedForm = (
  { base, values }: Pick<UnsavedForm, 'base' | 'values'>,
  secrets: ReadonlyArray<string>,
  at: string,
): UnsavedForm => {
  const stored = withoutFiles(
    { ...values, ...Object.fromEntries(secrets.map((name) => [name, base[name]])) },
    base,
  )
  return { base, values: stored as Form, lacksFiles: hasFiles(values), at }
}

/** Returns `null` if anything else is stored. */
export const readUnsavedForm = (stored: string | null): UnsavedForm | null => {
  try {
    const read: unknown = JSON.parse(stored ?? 'null')
    return isUnsavedForm(read) ? read : null
  } catch {
    return null
  }
}

/** Whether a stored form has the fields that the form has now; it may lack translations, and what is `null`. */
export const fitsForm = ({ base, values }: UnsavedForm, form: Form): boolean =>
  Object.entries(withoutLanguages(form)).every(([name, value]) =>
    [base[name], values[name]].every((stored) => isAlike(value === null ? (stored ?? null) : stored, value)),
  )

/** Whether two values have the same type, and so do the entries of two lists. */
const isAlike = (stored: unknown, value: unknown): boolean =>
  Array.isArray(stored) && Array.isArray(value)
    ? value.length === 0 || stored.every((entry) => isAlike(entry, value[0]))
    : kindOf(stored) === kindOf(value)

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

const isUnsavedForm = (read: unknown): read is UnsavedForm =>
  isPlainObject(read) &&
  isPlainObject(read['base']) &&
  isPlainObject(read['values']) &&
  typeof read['lacksFiles'] === 'boolean' &&
  typeof read['at'] === 'string'

const hasFiles = (value: unknown): boolean =>
  isChosen(value) || (typeof value === 'object' && value !== null && Object.values(value).some(hasFiles))

/** Replaces each chosen file by the stored picture of its field, since files cannot be stored. */
function withoutFiles(value: unknown, base: unknown): unknown {
  if (isChosen(value)) return typeof base === 'string' ? base : ''
  if (Array.isArray(value))
    return value.filter((entry) => !isChosen(entry)).map((entry) => withoutFiles(entry, undefined))
  if (!isPlainObject(value)) return value
  const parts = isPlainObject(base) ? base : {}
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutFiles(part, parts[name])]),
  )
}
