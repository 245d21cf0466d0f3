import type { AnyContent } from '#domain/content/contents.ts'
import { draftErrors } from '#domain/content/draft-errors.ts'
import type { Form } from '#domain/machines/pending-pictures.ts'

const toBeStored = 'to be stored'
const settled = (value: unknown) => (value instanceof File ? toBeStored : value)

/** What a form breaks of a content's rules; a file that is still to be uploaded counts as a picture that is there. */
export const draftErrorsOf = (content: AnyContent) => (form: Form) =>
  draftErrors(
    content,
    Object.fromEntries(
      Object.entries(form).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map(settled) : settled(value),
      ]),
    ),
  )
