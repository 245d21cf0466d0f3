import { Effect, Result, Schema, SchemaIssue, SchemaTransformation } from 'effect'
import { RichTextSchema } from '../rich-text/rich-text-schema.ts'
import { knownLanguages } from './language.ts'
import type { AnyText, ByLanguage, Text, Translatable } from './translated-fields.ts'

/** The fields that hold a text, a list of texts or the address of a picture. */
export type TranslatableText<Fields extends Schema.Struct.Fields> = {
  [Name in keyof Fields & string]: Fields[Name]['Type'] extends Text ? Name : never
}[keyof Fields & string]

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

/** The error in a field's value; `undefined` if it is valid. */
const errorOf = (field: Schema.Constraint, value: unknown): string | undefined => {
  const schema = field as Schema.ConstraintDecoder<unknown>
  const decoded = Schema.decodeUnknownResult(schema)(value)
  return Result.isSuccess(decoded) ? undefined : issuesOf(decoded.failure.issue).issues[0]?.message
}

/** Trims; has the rules of its field, except that it may be empty. */
const translationOf = (field: Schema.Constraint): Schema.Codec<AnyText> => {
  if (errorOf(field, { blocks: [] }) === undefined) return RichTextSchema
  const message = errorOf(field, 0) ?? ''
  const text = Schema.String.annotate({ message }).pipe(
    Schema.decodeTo(Schema.Trimmed, SchemaTransformation.trim()),
  )
  const valid = (value: string | ReadonlyArray<string>) =>
    value.length === 0 || (errorOf(field, value) ?? true)
  return errorOf(field, []) === undefined
    ? Schema.Array(text).annotate({ message }).check(Schema.makeFilter(valid))
    : text.check(Schema.makeFilter(valid))
}

/** An object with a value for each known language; other tags are left out. */
export const byLanguage = <A>(
  label: string,
  each: Schema.Codec<A, unknown>,
): Schema.Codec<ByLanguage<A>, unknown> =>
  Schema.Struct(
    Object.fromEntries(knownLanguages.map(({ tag }) => [tag, Schema.optionalKey(each)])),
  ).annotate({
    message: `${label} must be an object`,
  }) as Schema.Constraint as Schema.Codec<ByLanguage<A>, unknown>

const hash = Schema.String.check(Schema.isPattern(/^[0-9a-z]{1,7}$/u, { message: 'This is no source hash' }))
const hashes = byLanguage('Source hashes', Schema.Record(Schema.String, hash))
const names = byLanguage('Names of fields', Schema.Array(Schema.String))

/** Ignores a read-only key in an input, whatever its value. */
const readOnly = <A>(schema: Schema.Codec<A, unknown>) =>
  Schema.optionalKey(schema.pipe(Schema.catchDecoding(() => Effect.succeedNone)))

/** The keys that a struct has beside its fields. A mapped type, unlike an interface, fits `Fields`. */
export type TranslatableKeys<Translated extends string, Differing extends string> = {
  readonly [Key in keyof Translatable]-?: Schema.optionalKey<
    Schema.Codec<NonNullable<Translatable<Translated, Differing>[Key]>, unknown>
  >
}

type TextSchemas = Readonly<Record<string, Schema.optionalKey<Schema.Codec<unknown>>>>

/** The keys of a struct whose texts have translations. Languages and fields that are not known are left out. */
export const translatable = <Translated extends string, Differing extends string = never>(
  fields: Schema.Struct.Fields,
  {
    translated = [],
    mayDiffer = [],
    rich = {},
  }: {
    readonly translated?: ReadonlyArray<Translated>
    readonly mayDiffer?: ReadonlyArray<Differing>
    readonly rich?: Readonly<Record<string, string>>
  },
): TranslatableKeys<Translated, Differing> => {
  const texts = [...translated, ...mayDiffer].flatMap((name) => {
    const field = fields[name]
    return field === undefined ? [] : [[name, Schema.optionalKey(translationOf(field))] as const]
  })
  const bodies = Object.entries(fields).filter(([name]) => Object.hasOwn(rich, name))
  const translation = Schema.Struct(Object.fromEntries([...texts, ...bodies]) as TextSchemas).annotate({
    message: 'A translation must be an object',
  })
  // The declaration names the fields.
  return {
    translations: Schema.optionalKey(byLanguage('Translations', translation)),
    madeFrom: Schema.optionalKey(hashes),
    confirmed: Schema.optionalKey(names),
    sources: readOnly(hashes),
    outdated: readOnly(names),
    untranslated: readOnly(Schema.Array(Schema.String)),
  } as unknown as TranslatableKeys<Translated, Differing>
}
