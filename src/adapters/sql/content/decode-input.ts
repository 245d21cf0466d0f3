import { Effect, Result, Schema } from 'effect'
import type { AnyContentType, ContentInput } from '#domain/content/content-types.ts'
import { inputErrors } from '#domain/content/item/input-errors.ts'
import { savedItem } from '#domain/language/kept-translations.ts'
import type { Languages } from '#domain/language/language.ts'
import { asGroup } from '#domain/language/translated-fields.ts'
import { decodeDraft } from '#domain/publishing/publishable.ts'
import { inputRefused, type InputRefused } from '#ports/failures.ts'
import { Previewing } from '#ports/server/previewing.ts'

interface Stored {
  /** The item with its translations; absent if the input adds one. */
  readonly before?: object
  readonly languages: Languages
}

/** Validates input and decodes it as it is stored: trimmed, without unknown fields, with all translations. */
export const decodeInput = <C extends AnyContentType>(
  content: C,
  input: object,
  { before = {}, languages }: Stored,
): Effect.Effect<ContentInput<C>, InputRefused> =>
  Effect.gen(function* () {
    const schema: Schema.ConstraintDecoder<ContentInput<C>> = content.schema
    const decoded = Schema.decodeUnknownResult(schema)(input)
    if (Result.isSuccess(decoded)) return savedItem(content, before, decoded.success, languages)
    const incomplete = (yield* Previewing) && decodeDraft(content.name, asGroup(input))
    if (incomplete === undefined || Result.isFailure(incomplete))
      return yield* inputRefused(inputErrors(content, input))
    // It has every field of the schema, if only an empty one.
    return savedItem(content, before, incomplete.success as ContentInput<C>, languages)
  })
