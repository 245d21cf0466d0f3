import { Effect, Schema, SchemaTransformation } from 'effect'
import { plainDigits } from '../../language/plain-digits.ts'
import { RichTextSchema } from '../../rich-text/rich-text-schema.ts'
import { lengths } from './lengths.ts'
import { namedPictureIn } from '../pictures/named-picture.ts'

/** Maximum entries of a list within an item. */
export const maxEntries = 60

export interface Options {
  readonly required?: boolean
  readonly max?: number
  /** Normalizes what was typed, before it is checked and stored. */
  readonly normalize?: (typed: string) => string
}

const empty = Effect.succeed('')

/** A trimmed text of limited length. Refuses the character NUL, which PostgreSQL cannot store. */
export const bounded = (label: string, { required = false, max = lengths.line, normalize }: Options = {}) => {
  const stored =
    normalize === undefined
      ? Schema.Trimmed
      : Schema.Trimmed.check(Schema.makeFilter((value) => normalize(value) === value))
  const trimmed = Schema.String.annotate({ message: `${label} must be text` }).pipe(
    Schema.decodeTo(
      stored,
      SchemaTransformation.transform({
        decode: (typed: string) => (normalize?.(typed) ?? typed).trim(),
        encode: (value) => value,
      }),
    ),
  )
  const checked = required ? trimmed.check(Schema.isNonEmpty({ message: `${label} is required` })) : trimmed
  return checked.check(
    Schema.isMaxLength(max, { message: `${label} has at most ${max} characters` }),
    Schema.makeFilter((value) => !value.includes('\0') || `${label} holds a character that no text has`),
  )
}

/** One line of text. */
export const line = (label: string, options: Options = {}) =>
  bounded(label, options).pipe(Schema.withDecodingDefaultKey(empty), Schema.annotateKey({ title: label }))

/** Paragraphs of plain text; an empty line starts a new one. */
export const text = (label: string, options: Options = {}) =>
  bounded(label, { max: lengths.text, ...options }).pipe(
    Schema.withDecodingDefaultKey(empty),
    Schema.annotateKey({ title: label }),
  )

/** Formatted text. An item without it has no such key; `null` in an input removes it. */
export const richText = (label: string) =>
  Schema.optionalKey(
    Schema.NullOr(RichTextSchema).annotate({ message: `${label} must be formatted text` }),
  ).pipe(Schema.annotateKey({ title: label }))

/** The address that an upload returned. */
export const picture = (label: string) =>
  bounded(label, { required: true, max: lengths.address }).pipe(
    Schema.withDecodingDefaultKey(empty),
    Schema.annotateKey({ title: label }),
  )

/** A text that may be absent, as it is in items from before the field. */
export const optional = (label: string, options: Options = {}) =>
  Schema.optionalKey(bounded(label, options).pipe(Schema.annotateKey({ title: label })))

/** The address of another page. Only `http` and `https` are allowed, so that no address runs as a script. */
export const link = (label: string) =>
  Schema.optionalKey(
    bounded(label, { max: lengths.address }).check(
      Schema.isPattern(/^(?:https?:\/\/\S+)?$/i, { message: `${label} starts with https://` }),
    ),
  )

/** One of a few words, or empty. */
export const oneOf = (label: string, words: ReadonlyArray<string>, message: string) =>
  Schema.optionalKey(
    bounded(label)
      .check(Schema.isPattern(new RegExp(`^(?:${words.join('|')})?$`, 'u'), { message }))
      .pipe(Schema.annotateKey({ title: label })),
  )

/** The id of a brand, or empty. */
export const brandId = (label: string) =>
  Schema.optionalKey(
    bounded(label)
      .check(Schema.isPattern(/^\d{0,15}$/u, { message: `${label} is one of the brands` }))
      .pipe(Schema.annotateKey({ title: label })),
  )

const NamedPicture = Schema.Struct({
  image: picture('Picture'),
  name: line('The name of a picture'),
}).annotate({ message: 'Picture must be text' })

/** At least one uploaded picture, each with a name, in the order in which they are shown. */
export const namedPictures = (label: string) =>
  Schema.Array(
    Schema.Unknown.pipe(
      Schema.decodeTo(
        NamedPicture,
        SchemaTransformation.transform({
          // The schema refuses anything that is not a picture.
          decode: (value) => namedPictureIn(value) as typeof NamedPicture.Encoded,
          encode: (value): unknown => value,
        }),
      ),
    ),
  )
    .annotate({ message: `${label} must be a list` })
    .check(
      Schema.isNonEmpty({ message: 'Choose one picture at least' }),
      Schema.isMaxLength(maxEntries, { message: `Choose ${maxEntries} pictures at most` }),
    )
    .pipe(Schema.withDecodingDefaultKey(Effect.succeed([])), Schema.annotateKey({ title: label }))

/** One line that matches a pattern; an optional field's pattern also matches the empty text. */
export const formed = (label: string, pattern: RegExp, message: string, options: Options = {}) =>
  bounded(label, options)
    .check(Schema.isPattern(pattern, { message }))
    .pipe(Schema.withDecodingDefaultKey(empty), Schema.annotateKey({ title: label }))

/** A calendar day such as `2026-12-31`, or empty. */
export const date = (label: string) =>
  bounded(label, { normalize: plainDigits })
    .check(
      Schema.isPattern(/^(?:\d{4}-\d{2}-\d{2})?$/u, { message: `${label} is written year-month-day` }),
      Schema.makeFilter((value) => value === '' || isDay(value) || `${label} is not in the calendar`),
    )
    .pipe(Schema.withDecodingDefaultKey(empty), Schema.annotateKey({ title: label }))

/** `Date` parses 30 February as 2 March, so a real day is one that survives the round trip. */
const isDay = (written: string): boolean => {
  const parsed = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(written)
}
