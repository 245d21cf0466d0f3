import { Effect } from 'effect'
import { sentencesToWire, type WireNames } from '#adapters/http/wire/renaming.ts'
import { InputRefused, ItemChanged } from '#ports/failures.ts'

/** Renames the fields of refused input, and of the current item in a conflict, to their wire names. */
export const failureToWire =
  <Item>(names: WireNames, toWire: (item: Item) => unknown = (item) => item) =>
  <A, E, R>(call: Effect.Effect<A, E | InputRefused | ItemChanged, R>) =>
    Effect.mapError(call, (failure) => {
      if (failure instanceof InputRefused) {
        const { message, fields } = failure
        return new InputRefused({ message, fields: sentencesToWire(names, fields) })
      }
      if (failure instanceof ItemChanged) {
        const { message, current } = failure
        // A port has items of one type only.
        return new ItemChanged({ message, current: toWire(current as Item) })
      }
      return failure
    })
