import { Effect, Result } from 'effect'
import type { AnyContentType, ContentInput } from '#domain/content/content-types.ts'
import { savedInput, type SavedItem } from '#domain/content/item/saved-input.ts'
import { draftedFields } from '#domain/publishing/stored-state.ts'
import { inputRefused, type InputRefused } from '#ports/failures.ts'
import { Previewing } from '#ports/server/publishing/previewing.ts'

/** Decodes and validates the fields that a save stores. A preview of drafts accepts incomplete items too. */
export const decodeInput = <C extends AnyContentType>(
  contentType: C,
  change: object,
  stored: SavedItem,
): Effect.Effect<ContentInput<C>, InputRefused> =>
  Effect.gen(function* () {
    const { before = {}, languages } = stored
    const saved = savedInput(contentType, change, stored)
    if (Result.isSuccess(saved)) return saved.success
    const incomplete = (yield* Previewing)?.allowsFaults
      ? draftedFields(contentType.name, { ...before }, { ...change }, languages)
      : undefined
    if (incomplete === undefined || Result.isFailure(incomplete)) return yield* inputRefused(saved.failure)
    // It has every field of the schema, if only an empty one.
    return incomplete.success as ContentInput<C>
  })
