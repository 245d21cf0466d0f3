import { Effect } from 'effect'
import { inputRefused, ItemChanged, ItemNotFound, type InputRefused } from '#ports/failures.ts'

/** `one` is the item's noun. */
export const itemGone = (one: string) =>
  new ItemNotFound({ message: `This ${one} no longer exists.`, hasResponse: true })

export const itemChanged = (one: string, current: unknown) =>
  new ItemChanged({
    message: `Somebody else changed this ${one} in the meantime.`,
    hasResponse: true,
    current,
  })

/** Fails if there are errors. */
export const failIfInvalid = (errors: Readonly<Record<string, string>>): Effect.Effect<void, InputRefused> =>
  Object.keys(errors).length === 0 ? Effect.void : Effect.fail(inputRefused(errors))
