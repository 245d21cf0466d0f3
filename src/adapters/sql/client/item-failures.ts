import { Effect } from 'effect'
import { InputRefused, ItemChanged, ItemNotFound } from '#ports/failures.ts'

/** `one` is the noun of the thing. */
export const itemGone = (one: string) =>
  new ItemNotFound({ message: `This ${one} no longer exists.`, answered: true })

export const itemChanged = (one: string, current: unknown) =>
  new ItemChanged({ message: `Somebody else changed this ${one} in the meantime.`, answered: true, current })

export const inputRefused = (fields: Readonly<Record<string, string>>) =>
  new InputRefused({ message: 'Some fields need another look.', answered: true, fields })

/** Fails where there are errors. */
export const refuseFaulty = (errors: Readonly<Record<string, string>>): Effect.Effect<void, InputRefused> =>
  Object.keys(errors).length === 0 ? Effect.void : Effect.fail(inputRefused(errors))
