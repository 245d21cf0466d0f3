import { enquiryRules } from '#domain/enquiry/enquiry-errors.ts'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'

export type FieldName = keyof Enquiry

/** The sentence that a field has earned. A field that is not there was not judged yet; nothing means that it is right. */
export type CheckedFields = { readonly [Name in FieldName]?: string | undefined }

/** In the order in which they stand in the form. */
const fieldNames = Object.keys(enquiryRules) as ReadonlyArray<FieldName>

export const checkedFields = (name: FieldName, { [name]: value }: Enquiry): CheckedFields => ({
  [name]: enquiryRules[name](value),
})

export const firstWrong = (errors: CheckedFields): FieldName | undefined =>
  fieldNames.find((name) => errors[name] !== undefined)

/** Puts the focus into the first field that has earned a sentence. */
export const focusFirst = (form: HTMLFormElement | null, errors: CheckedFields) =>
  form?.querySelector<HTMLElement>(`[name="${firstWrong(errors)}"]`)?.focus()
