import { Arbitrary, Schema } from 'effect'
import { isEmpty } from '#domain/content/merge/is-same.ts'
import { contentTypes, type AnyContentType, type ContentInput } from '#domain/content/content-types.ts'
import { sourceHash } from '#domain/language/source-hash.ts'
import { isFull } from '../../support/full.ts'
import { plainFieldsOf } from '../../support/plain-fields.ts'

export const everyContentType: ReadonlyArray<AnyContentType> = Object.values(contentTypes)

const { portfolioItem, historySlide, career, page } = contentTypes

/** One of each order, among them one without a picture, one with several and one with sections; all in the full run. */
export const variedContentTypes: ReadonlyArray<AnyContentType> = isFull
  ? everyContentType
  : [portfolioItem, historySlide, career, page]

/** For stores that another one has tried with the varied ones. */
export const oneContentType: ReadonlyArray<AnyContentType> = isFull ? everyContentType : [portfolioItem]

/** Addresses as an upload returns them. */
export const somePictures = ['/media/0a1b2c-1200x800.webp', '/media/3d4e5f-640x480.webp']

/** The field that names an item. */
export const titleField = (contentType: AnyContentType): string => contentType.listing.searched[0] ?? ''

/** Values of fields that do not accept any text. */
const formed: Readonly<Record<string, string>> = {
  year: '1987',
  colour: '#1A4569',
  closingDate: '2031-01-31',
}

let last = 0
/** No two pages have one address. */
const newAddress = () => `/page-${++last}`

const isOptional = ({ optional = [] }: { readonly optional?: ReadonlyArray<string> }, field: string) =>
  optional.includes(field)

/** Input that every adapter accepts, with the given title. Optional fields are absent. */
export const inputOf = <C extends AnyContentType>(
  contentType: C,
  title: string,
  changes: Readonly<Record<string, unknown>> = {},
  pictures: ReadonlyArray<string> = somePictures,
): ContentInput<C> => {
  const valueOf = (field: string): unknown => {
    if (field === titleField(contentType)) return title
    if (field === 'images')
      return pictures.map((image, at) => ({ image, name: at === 0 ? '' : `Partner ${at}` }))
    if (contentType.pictures.some((picture) => picture === field)) return pictures[0]
    if (field === 'address') return `/x-${sourceHash(title)}`
    return formed[field] ?? `Some ${field}`
  }
  const fields = Object.keys(plainFieldsOf(contentType))
    .filter((field) => !isOptional(contentType, field))
    .map((field) => [field, valueOf(field)])
  // Every field of the content type has a value of its kind.
  return { ...Object.fromEntries(fields), ...changes } as ContentInput<C>
}

/** Texts of a form, which are too rare among all texts to be found by trying. */
const formedTexts: Readonly<Record<string, Arbitrary.Arbitrary<unknown>>> = {
  year: Arbitrary.schema(Schema.String.check(Schema.isPattern(/^\d{4}$/))),
  colour: Arbitrary.schema(Schema.Literals(['', '#0a2036', '#F5EACB'])),
  closingDate: Arbitrary.schema(Schema.Literals(['', '2026-12-31', '2028-02-29'])),
  address: Arbitrary.map(Arbitrary.schema(Schema.Literals([''])), newAddress),
  brandId: Arbitrary.schema(Schema.Literals(['1', '12'])),
  // Other digits would be stored as these.
  registration: Arbitrary.schema(Schema.Literals(['', '48210-1'])),
  figures: Arbitrary.schema(
    Schema.Array(
      Schema.Struct({ value: Schema.Literals(['4', '14 m']), label: Schema.Literals(['Berths']) }),
    ).check(Schema.isMaxLength(4)),
  ),
  activities: Arbitrary.schema(
    Schema.Array(
      Schema.Struct({ name: Schema.Literals(['Towage']), text: Schema.Literals(['', 'By day.']) }),
    ).check(Schema.isMaxLength(8)),
  ),
  contact: Arbitrary.schema(Schema.Struct({ email: Schema.Literals(['desk@jalboot.example']) })),
}

/** Generates input that the schema of the content type accepts, with uploaded pictures. */
export const anyContentInput = <C extends AnyContentType>(
  contentType: C,
  pictures: ReadonlyArray<string> = somePictures,
): Arbitrary.Arbitrary<ContentInput<C>> => {
  const fields: Readonly<Record<string, Schema.Constraint>> = plainFieldsOf(contentType)
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
    if (contentType.pictures.some((picture) => picture === field))
      return Arbitrary.schema(Schema.Literals(pictures))
    return formedTexts[field] ?? Arbitrary.schema(schema)
  }
  const arbitraries = Object.entries(fields).map(
    ([field, schema]) => [field, arbitraryOf(field, schema)] as const,
  )
  // Made of the fields' own schemas.
  return Arbitrary.all(Object.fromEntries(arbitraries)).pipe(
    // An item lacks optional fields that are empty.
    Arbitrary.map((input) =>
      Object.fromEntries(
        Object.entries(input).filter(
          ([field, value]) => !isOptional(contentType, field) || !isEmpty(value ?? ''),
        ),
      ),
    ),
  ) as Arbitrary.Arbitrary<ContentInput<C>>
}
