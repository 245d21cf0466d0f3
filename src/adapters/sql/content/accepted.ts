import { Effect, Result, Schema } from 'effect'
import type { AnyContentType, ContentInput } from '#domain/content/content-types.ts'
import { inputErrors } from '#domain/content/item/input-errors.ts'
import type { InputRefused } from '#ports/failures.ts'
import { inputRefused } from '../client/item-failures.ts'

/** The draft as it is kept: trimmed, without unknown fields; or its faults. */
export const accepted = <C extends AnyContentType>(
  content: C,
  draft: unknown,
): Effect.Effect<ContentInput<C>, InputRefused> => {
  const schema: Schema.ConstraintDecoder<ContentInput<C>> = content.schema
  const decoded = Schema.decodeUnknownResult(schema)(draft)
  return Result.isSuccess(decoded)
    ? Effect.succeed(decoded.success)
    : Effect.fail(inputRefused(inputErrors(content, draft)))
}
