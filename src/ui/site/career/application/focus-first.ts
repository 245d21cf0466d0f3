import type { FieldName, CheckedFields } from './application-fields.tsx'

/** In the order in which they stand in the form. */
const fieldNames = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'location',
  'resume',
  'message',
] as const satisfies ReadonlyArray<FieldName>

export const firstWrong = (errors: CheckedFields): FieldName | undefined =>
  fieldNames.find((name) => errors[name] !== undefined)

/** Puts the focus into the first field that has earned a sentence. */
export const focusFirst = (form: HTMLFormElement | null, errors: CheckedFields) => {
  form?.querySelector<HTMLElement>(`[name="${firstWrong(errors)}"]`)?.focus()
}
