import { Effect, type Duration } from 'effect'
import { Leases } from '#ports/server/leases.ts'

/** Does a piece of work where no other process does it at the moment, else answers nothing; `lease` is longer than it ever takes. */
export const withLease =
  (work: string, lease: Duration.Input) =>
  <A, E, R>(does: Effect.Effect<A, E, R>) =>
    Effect.flatMap(Leases, ({ take, giveBack }) =>
      Effect.flatMap(take(work, lease), (isOurs) =>
        isOurs ? Effect.ensuring(does, Effect.ignore(giveBack(work), { log: true })) : Effect.undefined,
      ),
    )
