import { Result, Schema } from 'effect'
import type { AnyContentType, ContentInput } from '../content-types.ts'
import { withoutLanguages } from '../../language/in-language.ts'
import { savedItem } from '../../language/saved-translations.ts'
import type { Languages } from '../../language/language.ts'
import { asGroup, type TranslatedFields } from '../../language/translated-fields.ts'
import { withPlainTexts } from '../../rich-text/bodies.ts'
import type { Parts } from '../merge/is-same.ts'
import { inputErrors } from './input-errors.ts'

/** A change with the fields that stay, except translations, which a save merges; texts follow their bodies. */
export const wholeInput = ({ rich = {} }: TranslatedFields, before: object, change: object): Parts =>
  withPlainTexts(rich, asGroup(before), { ...withoutLanguages(asGroup(before)), ...change })

export interface SavedItem {
  /** The item with its translations; absent if the input adds one. */
  readonly before?: object
  readonly languages: Languages
}

/**
 * The fields that a save stores: trimmed, without unknown ones, with all translations. Fails with one sentence for each
 * field that is wrong.
 */
export const savedInput = <C extends AnyContentType>(
  contentType: C,
  change: object,
  { before = {}, languages }: SavedItem,
): Result.Result<ContentInput<C>, Readonly<Record<string, string>>> => {
  const input = wholeInput(contentType, before, change)
  const schema: Schema.ConstraintDecoder<ContentInput<C>> = contentType.schema
  return Schema.decodeUnknownResult(schema)(input).pipe(
    Result.map((fields) => savedItem(contentType, before, fields, languages)),
    Result.mapError(() => inputErrors(contentType, input)),
  )
}
