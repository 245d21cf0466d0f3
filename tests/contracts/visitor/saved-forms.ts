import { Arbitrary, Schema } from 'effect'
import { contentTypes, type AnyContentType, type ContentInput } from '#domain/content/content-types.ts'
import { plainFieldsOf } from '../../support/plain-fields.ts'

export const everyContentType: ReadonlyArray<AnyContentType> = Object.values(contentTypes)

/** Addresses as an upload returns them. */
export const somePictures = ['/media/0a1b2c-1200x800.webp', '/media/3d4e5f-640x480.webp']

/** The field that names an item. */
export const titleField = (content: AnyContentType): string => content.listing.searched[0] ?? ''

/** Values of fields that do not accept any text. */
const formed: Readonly<Record<string, string>> = {
  year: '1987',
  colour: '#1A4569',
  closingDate: '2031-01-31',
}

/** Input that every adapter accepts, with the given title. */
export const draftOf = <C extends AnyContentType>(
  content: C,
  title: string,
  changes: Readonly<Record<string, unknown>> = {},
  pictures: ReadonlyArray<string> = somePictures,
): ContentInput<C> => {
  const valueOf = (field: string): unknown => {
    if (field === titleField(content)) return title
    if (field === 'images')
      return pictures.map((image, at) => ({ image, name: at === 0 ? '' : `Partner ${at}` }))
    if (content.pictures.some((picture) => picture === field)) return pictures[0]
    return formed[field] ?? `Some ${field}`
  }
  const fields = Object.keys(plainFieldsOf(content)).map((field) => [field, valueOf(field)])
  // Every field of the content type has a value of its kind.
  return { ...Object.fromEntries(fields), ...changes } as ContentInput<C>
}

/** Texts of a form, which are too rare among all texts to be found by trying. */
const formedTexts: Readonly<Record<string, Arbitrary.Arbitrary<string>>> = {
  year: Arbitrary.schema(Schema.String.check(Schema.isPattern(/^\d{4}$/))),
  colour: Arbitrary.schema(Schema.Literals(['', '#0a2036', '#F5EACB'])),
  closingDate: Arbitrary.schema(Schema.Literals(['', '2026-12-31', '2028-02-29'])),
}

/** Generates input that the schema of the content type accepts, with uploaded pictures. */
export const anyDraft = <C extends AnyContentType>(
  content: C,
  pictures: ReadonlyArray<string> = somePictures,
): Arbitrary.Arbitrary<ContentInput<C>> => {
  const fields: Readonly<Record<string, Schema.Constraint>> = plainFieldsOf(content)
  const arbitraryOf = (field: string, schema: Schema.Constraint): Arbitrary.Arbitrary<unknown> => {
    if (field === 'images')
      return Arbitrary.schema(
        Schema.NonEmptyArray(
          Schema.Struct({
            image: Schema.Literals(pictures),
            name: Schema.Literals(['', 'Norrvik', 'نورفيك']),
          }),
        ),
      )
    if (content.pictures.some((picture) => picture === field))
      return Arbitrary.schema(Schema.Literals(pictures))
    return formedTexts[field] ?? Arbitrary.schema(schema)
  }
  const arbitraries = Object.entries(fields).map(
    ([field, schema]) => [field, arbitraryOf(field, schema)] as const,
  )
  // Made of the fields' own schemas.
  return Arbitrary.all(Object.fromEntries(arbitraries)) as Arbitrary.Arbitrary<ContentInput<C>>
}
