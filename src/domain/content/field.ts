import { Effect, Schema } from 'effect'

/** Greatest lengths in characters, by what a text is. */
export const lengths = { line: 200, text: 20_000, address: 2_048 } as const

interface Options {
  readonly required?: boolean
  readonly max?: number
}

/** What a field is that was not sent. */
const empty = Effect.succeed('')

const bounded = (label: string, { required = false, max = lengths.line }: Options) =>
  Schema.Trim.check(
    Schema.makeFilter((value) => !required || value !== '' || `${label} is required`),
    Schema.makeFilter((value) => value.length <= max || `${label} has at most ${max} characters`),
  )

/** One line of text, trimmed. */
export const line = (label: string, options: Options = {}) => bounded(label, options).pipe(Schema.withDecodingDefaultKey(empty))

/** Paragraphs of plain text; an empty line starts a new one. */
export const text = (label: string, options: Options = {}) =>
  bounded(label, { max: lengths.text, ...options }).pipe(Schema.withDecodingDefaultKey(empty))

/** The address that an upload answered. */
export const picture = (label: string) =>
  bounded(label, { required: true, max: lengths.address }).pipe(Schema.withDecodingDefaultKey(empty))

/** Addresses of uploaded pictures, in the order in which they show; one at least. */
export const pictures = (label: string) =>
  Schema.Array(bounded(label, { required: true, max: lengths.address })).check(
    Schema.makeFilter((value) => value.length > 0 || `${label} needs one picture at least`),
    Schema.makeFilter((value) => value.length <= 60 || `${label} takes 60 pictures at most`),
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed([])))

/** One line that is empty or matches a form. */
export const formed = (label: string, form: RegExp, message: string, options: Options = {}) =>
  bounded(label, options)
    .check(Schema.makeFilter((value) => value === '' || form.test(value) || message))
    .pipe(Schema.withDecodingDefaultKey(empty))
