import { Effect, Result, Schema } from 'effect'
import type { AnyContent, Draft } from '#domain/content/content-types.ts'
import { draftErrors } from '#domain/content/item/input-errors.ts'
import type { DraftRefused } from '#ports/failures.ts'
import { draftRefused } from '../client/item-failures.ts'

/** The draft as it is kept: trimmed, without unknown fields; or its faults. */
export const accepted = <C extends AnyContent>(
  content: C,
  draft: unknown,
): Effect.Effect<Draft<C>, DraftRefused> => {
  const schema: Schema.ConstraintDecoder<Draft<C>> = content.schema
  const decoded = Schema.decodeUnknownResult(schema)(draft)
  return Result.isSuccess(decoded)
    ? Effect.succeed(decoded.success)
    : Effect.fail(draftRefused(draftErrors(content, draft)))
}
