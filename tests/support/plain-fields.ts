import type { Schema } from 'effect'
import type { AnyContentType } from '#domain/content/content-types.ts'
import type { TranslatedFields } from '#domain/language/translated-fields.ts'

/** The fields of a content type without formatted texts and sections, which have properties of their own. */
export const plainFieldsOf = (contentType: AnyContentType): Schema.Struct.Fields => {
  const { rich = {} }: TranslatedFields = contentType
  return Object.fromEntries(
    Object.entries(contentType.fields).filter(([name]) => !Object.hasOwn(rich, name) && name !== 'sections'),
  )
}
