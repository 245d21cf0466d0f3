import { hasParts } from '../content/merge/is-same.ts'
import { isChosen, type Form } from '../machines/pending-pictures.ts'

/** A form that somebody has changed and not saved. */
export interface UnsavedForm {
  /** As it was read. */
  readonly base: Form
  /** As they left it, but for the files that they had chosen. */
  readonly values: Form
  readonly lacksFiles: boolean
  /** When they left it, ISO 8601. */
  readonly at: string
}

/** The name of one form among all: an item's, or the one that adds a new item. */
export const formName = (kind: string, id = 'new'): string => `${kind}/${id}`

/** The key under which a device keeps a form of an account. */
export const unsavedKey = (account: string, form: string): string => `unsaved/${account}/${form}`

/** What is kept of a form: no file, and nothing of its secret fields. */
export const unsavedForm = (
  { base, values }: Pick<UnsavedForm, 'base' | 'values'>,
  secrets: ReadonlyArray<string>,
  at: string,
): UnsavedForm => {
  const kept = withoutFiles(
    { ...values, ...Object.fromEntries(secrets.map((name) => [name, base[name]])) },
    base,
  )
  return { base, values: kept as Form, lacksFiles: hasFiles(values), at }
}

/** Whatever else is stored under the key is nothing. */
export const readUnsavedForm = (stored: string | null): UnsavedForm | null => {
  try {
    const read: unknown = JSON.parse(stored ?? 'null')
    return isUnsavedForm(read) ? read : null
  } catch {
    return null
  }
}

/** Whether what was kept has the fields that the form has today. */
export const fitsForm = ({ base, values }: UnsavedForm, form: Form): boolean =>
  Object.entries(form).every(([name, value]) =>
    [base[name], values[name]].every((kept) => isAlike(kept, value)),
  )

/** Whether two values are of one kind, and the entries of two lists as well. */
const isAlike = (kept: unknown, value: unknown): boolean =>
  Array.isArray(kept) && Array.isArray(value)
    ? value.length === 0 || kept.every((entry) => isAlike(entry, value[0]))
    : kindOf(kept) === kindOf(value)

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

const isUnsavedForm = (read: unknown): read is UnsavedForm =>
  hasParts(read) &&
  hasParts(read['base']) &&
  hasParts(read['values']) &&
  typeof read['lacksFiles'] === 'boolean' &&
  typeof read['at'] === 'string'

const hasFiles = (value: unknown): boolean =>
  isChosen(value) || (typeof value === 'object' && value !== null && Object.values(value).some(hasFiles))

/** A picture that was to be replaced is the one that was there. */
function withoutFiles(value: unknown, base: unknown): unknown {
  if (isChosen(value)) return typeof base === 'string' ? base : ''
  if (Array.isArray(value))
    return value.filter((entry) => !isChosen(entry)).map((entry) => withoutFiles(entry, undefined))
  if (!hasParts(value)) return value
  const parts = hasParts(base) ? base : {}
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutFiles(part, parts[name])]),
  )
}
