import { Schema } from 'effect'
import { wireNameOf } from '#adapters/http/wire/renaming.ts'
import { wireOf } from '#adapters/http/wire/wire.ts'
import { richTextInWire } from '../response/wire-schemas.ts'
import type { AnyContentType } from '#domain/content/content-types.ts'
import { byLanguage } from '#domain/language/translatable.ts'
import type { TranslatedFields } from '#domain/language/translated-fields.ts'

const labelOf = (field: Schema.Constraint | undefined, name: string) =>
  (field && Schema.resolveAnnotationsKey(field)?.title) ?? name

const schemasOf = (contentType: AnyContentType) => {
  const { translated = [], mayDiffer = [], rich = {} }: TranslatedFields = contentType
  const fields: Schema.Struct.Fields = contentType.fields
  const nameOf = (field: string) => wireNameOf(wireOf(contentType), field)
  const struct = (names: ReadonlyArray<string>, schemaOf: (name: string) => Schema.Codec<unknown>) =>
    Schema.Struct(Object.fromEntries(names.map((name) => [nameOf(name), Schema.optionalKey(schemaOf(name))])))
  const text = (name: string): Schema.Codec<unknown> =>
    Object.hasOwn(rich, name)
      ? richTextInWire
      : Schema.String.annotate({ message: `${labelOf(fields[name], name)} must be text` })
  const hashes = struct(translated, () => Schema.String)
  return {
    translations: Schema.optionalKey(
      byLanguage('Translations', struct([...translated, ...mayDiffer, ...Object.keys(rich)], text)),
    ),
    hashes: Schema.optionalKey(byLanguage('Source hashes', hashes)),
    names: Schema.Array(Schema.Literals(translated.map(nameOf))),
  }
}

const anyNames = byLanguage('Names of fields', Schema.Array(Schema.String))

/** The translation fields of an input. Read-only fields are ignored, as unknown ones are. */
export const translatedInput = (contentType: AnyContentType): Schema.Struct.Fields => {
  const { translations, hashes } = schemasOf(contentType)
  return { translations, madeFrom: hashes, confirmed: Schema.optionalKey(anyNames) }
}

/** The translation fields of an item that was read in all languages, or in a further one. */
export const translatedOutput = (contentType: AnyContentType): Schema.Struct.Fields => {
  const { translations, hashes, names } = schemasOf(contentType)
  return {
    translations,
    sources: hashes,
    outdated: Schema.optionalKey(byLanguage('Names of fields', names)),
    untranslated: Schema.optionalKey(names),
  }
}
