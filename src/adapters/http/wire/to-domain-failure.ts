import { UnexpectedFailure, InputRefused, ItemChanged, type WriteFailure } from '#ports/failures.ts'
import { sentencesFromWire, type WireNames } from './renaming.ts'

/**
 * Translates a failure to the domain: field names of `InputRefused`, the current item of `ItemChanged`. `decode` takes
 * the item, and what the API sends beside it.
 */
export const toDomainFailure =
  (names: WireNames, decode: (current: unknown, beside: unknown) => unknown) =>
  (failure: WriteFailure): WriteFailure => {
    const { message, withoutResponse } = failure
    if (failure._tag === 'InputRefused') {
      return new InputRefused({ message, withoutResponse, fields: sentencesFromWire(names, failure.fields) })
    }
    if (failure._tag !== 'ItemChanged') return failure
    try {
      return new ItemChanged({ message, withoutResponse, current: decode(failure.current, failure.beside) })
    } catch (cause) {
      return new UnexpectedFailure({ message, withoutResponse, cause })
    }
  }
