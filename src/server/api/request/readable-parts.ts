import { Effect } from 'effect'
import { Multipart } from 'effect/http'

/** Effect's reader trips over a part whose headers do not end, which is the sender's fault and no defect. */
export const readableParts = <A, E, R>(
  read: Effect.Effect<A, E, R>,
): Effect.Effect<A, E | Multipart.MultipartError, R> =>
  Effect.catchDefect(read, (defect) =>
    defect instanceof TypeError
      ? Effect.fail(Multipart.MultipartError.fromReason('Parse', defect))
      : Effect.die(defect),
  )
