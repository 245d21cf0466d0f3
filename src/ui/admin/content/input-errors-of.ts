import type { AnyContentType } from '#domain/content/content-types.ts'
import { hasParts } from '#domain/content/merge/is-same.ts'
import { inputErrors } from '#domain/content/item/input-errors.ts'
import type { Form } from '#domain/machines/pending-pictures.ts'

const toBeStored = 'to be stored'
const settled = (value: unknown): unknown => {
  if (value instanceof File) return toBeStored
  if (Array.isArray(value)) return value.map(settled)
  return hasParts(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, settled(part)]))
    : value
}

/** What a form breaks of a content's rules; a file that is still to be uploaded counts as a picture that is there. */
export const inputErrorsOf = (content: AnyContentType) => (form: Form) => inputErrors(content, settled(form))
