import { Effect, type ManagedRuntime } from 'effect'
import { createActor, fromPromise, type AnyActor, type PromiseActorLogic } from 'xstate'
import { failureOf, type Failure } from '#domain/machines/failure.ts'
import type { WriteFailure } from '#ports/failures.ts'

/** Turns a port's failure into the form that machines store. */
export const failureOfEffect = (failure: WriteFailure): Failure => ({
  reason: failure._tag,
  message: failure.message,
  withoutResponse: failure.withoutResponse,
  ...(failure._tag === 'InputRefused' && { fields: failure.fields }),
  ...(failure._tag === 'ItemChanged' && { current: failure.current }),
})

type Work<Input, A, R> = (input: Input) => Effect.Effect<A, WriteFailure, R>

interface Outcome<A> {
  readonly done: (result: A) => void
  readonly failed: (failure: Failure) => void
}

/** Turns effects into actor logic, and is the scope of every actor that it starts. */
export interface Bridge<R> {
  /** Stopping the actor interrupts the effect. A failure reaches the machine's `onError` as a `Failure`. */
  fromRead<Input, A>(work: Work<Input, A, R>): PromiseActorLogic<A, Input>
  /** Stopping the actor does not interrupt the effect. */
  fromWrite<Input, A>(work: Work<Input, A, R>): PromiseActorLogic<A, Input>
  /** Creates and starts an actor, which runs until it or the scope ends. */
  readonly start: typeof createActor
  /** Runs one request outside the machines; does nothing once the scope has ended. */
  perform<Input, A>(logic: PromiseActorLogic<A, Input>, input: Input, outcome: Outcome<A>): void
  /** Notifies every actor that the user has signed in again. */
  readonly renew: () => void
  /** Ends the scope and stops every actor. */
  readonly stop: () => void
}

/** @param onFailure Called with every failure before the machine receives it. */
export const fromEffect = <R>(
  runtime: ManagedRuntime.ManagedRuntime<R, never>,
  onFailure: (failure: Failure) => void = () => {},
): Bridge<R> => {
  const withFailures = <A>(effect: Effect.Effect<A, WriteFailure, R>) =>
    effect.pipe(
      Effect.mapError(failureOfEffect),
      Effect.tapError((failure) => Effect.sync(() => onFailure(failure))),
    )
  const actors = new Set<AnyActor>()
  let isStopped = false
  const start: typeof createActor = (logic, ...options) => {
    const actor = createActor(logic, ...options)
    actors.add(actor)
    return actor.start()
  }
  return {
    fromRead: (work) =>
      fromPromise(({ input, signal }) => runtime.runPromise(withFailures(work(input)), { signal })),
    fromWrite: (work) => fromPromise(({ input }) => runtime.runPromise(withFailures(work(input)))),
    start,
    perform: (logic, input, { done, failed }) => {
      if (isStopped) return
      const actor = start(logic, { input })
      actor.subscribe({
        // Also called when the actor is stopped.
        complete: () => {
          actors.delete(actor)
          const { status, output } = actor.getSnapshot()
          if (status === 'done') done(output)
        },
        error: (thrown: unknown) => {
          actors.delete(actor)
          failed(failureOf(thrown))
        },
      })
    },
    renew: () => {
      for (const actor of actors) actor.send({ type: 'session.renewed' })
    },
    stop: () => {
      isStopped = true
      for (const actor of actors) actor.stop()
    },
  }
}
