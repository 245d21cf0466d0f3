import { Effect, Result, Schema } from 'effect'
import type { AnyContentType, ContentInput } from '#domain/content/content-types.ts'
import { inputErrors } from '#domain/content/item/input-errors.ts'
import { savedItem } from '#domain/language/kept-translations.ts'
import type { Languages } from '#domain/language/language.ts'
import { inputRefused, type InputRefused } from '#ports/failures.ts'

interface Stored {
  /** The item with its translations; absent if the input adds one. */
  readonly before?: object
  readonly languages: Languages
}

/** Validates input and decodes it as it is stored: trimmed, without unknown fields, with all translations. */
export const decodeInput = <C extends AnyContentType>(
  content: C,
  input: unknown,
  { before = {}, languages }: Stored,
): Effect.Effect<ContentInput<C>, InputRefused> => {
  const schema: Schema.ConstraintDecoder<ContentInput<C>> = content.schema
  const decoded = Schema.decodeUnknownResult(schema)(input)
  return Result.isSuccess(decoded)
    ? Effect.succeed(savedItem(content, before, decoded.success, languages))
    : Effect.fail(inputRefused(inputErrors(content, input)))
}
