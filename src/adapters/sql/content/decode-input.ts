import { Effect, Result, Schema } from 'effect'
import type { AnyContentType, ContentInput } from '#domain/content/content-types.ts'
import { inputErrors } from '#domain/content/item/input-errors.ts'
import { inputRefused, type InputRefused } from '#ports/failures.ts'

/** Validates input and decodes it as it is stored: trimmed, without unknown fields. */
export const decodeInput = <C extends AnyContentType>(
  content: C,
  input: unknown,
): Effect.Effect<ContentInput<C>, InputRefused> => {
  const schema: Schema.ConstraintDecoder<ContentInput<C>> = content.schema
  const decoded = Schema.decodeUnknownResult(schema)(input)
  return Result.isSuccess(decoded)
    ? Effect.succeed(decoded.success)
    : Effect.fail(inputRefused(inputErrors(content, input)))
}
