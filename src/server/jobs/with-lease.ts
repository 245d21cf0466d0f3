import { Effect, type Duration } from 'effect'
import { Leases } from '#ports/server/leases.ts'

/**
 * Runs a job unless another process is running it; then returns `undefined`. `lease` must be longer than the job takes.
 */
export const withLease =
  (job: string, lease: Duration.Input) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.flatMap(Leases, ({ take, release }) =>
      Effect.flatMap(take(job, lease), (isOurs) =>
        isOurs ? Effect.ensuring(work, Effect.ignore(release(job), { log: true })) : Effect.undefined,
      ),
    )
