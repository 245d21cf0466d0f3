import { Effect } from 'effect'
import { sentencesToWire, type WireNames } from '#adapters/http/wire/renaming.ts'
import { InputRefused, ItemChanged } from '#ports/failures.ts'

/** Says the fields of a refused draft, and the item that somebody else changed, by their names on the wire. */
export const failureInWire =
  <Kept>(names: WireNames, onTheWire: (item: Kept) => unknown = (item) => item) =>
  <A, E, R>(call: Effect.Effect<A, E | InputRefused | ItemChanged, R>) =>
    Effect.mapError(call, (failure) => {
      if (failure instanceof InputRefused) {
        const { message, answered, fields } = failure
        return new InputRefused({ message, answered, fields: sentencesToWire(names, fields) })
      }
      if (failure instanceof ItemChanged) {
        const { message, answered, current } = failure
        // The port that was called keeps items of one kind only.
        return new ItemChanged({ message, answered, current: onTheWire(current as Kept) })
      }
      return failure
    })
