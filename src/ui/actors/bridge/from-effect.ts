import { Effect, type ManagedRuntime } from 'effect'
import { createActor, fromPromise, type AnyActor, type PromiseActorLogic } from 'xstate'
import { failureOf, type Failure } from '#domain/machines/failure.ts'
import type { WriteFailure } from '#ports/failures.ts'
import { failureOfEffect } from './failure-of-effect.ts'

type Work<Input, A, R> = (input: Input) => Effect.Effect<A, WriteFailure, R>

interface Ends<A> {
  readonly done: (answer: A) => void
  readonly failed: (failure: Failure) => void
}

/** Makes actors of effects, and is the scope of every actor that it starts. */
export interface Bridge<R> {
  /** Stopping the actor interrupts the effect. A failure arrives in the machine's `onError` as its own `Failure`. */
  reading<Input, A>(work: Work<Input, A, R>): PromiseActorLogic<A, Input>
  /** What was begun is finished, even when nobody waits for it any more. */
  writing<Input, A>(work: Work<Input, A, R>): PromiseActorLogic<A, Input>
  /** Creates an actor that runs until it ends or the scope does. */
  readonly start: typeof createActor
  /** Makes one call beside the machines, of which only the end matters; none once the scope has ended. */
  perform<Input, A>(call: PromiseActorLogic<A, Input>, input: Input, ends: Ends<A>): void
  /** Tells every actor that the person has signed in again. */
  readonly renew: () => void
  /** Ends the scope: stops every actor. */
  readonly stop: () => void
}

/** `heard` is told of every failure before the machine is. */
export const fromEffect = <R>(
  runtime: ManagedRuntime.ManagedRuntime<R, never>,
  heard: (failure: Failure) => void = () => {},
): Bridge<R> => {
  const told = <A>(effect: Effect.Effect<A, WriteFailure, R>) =>
    effect.pipe(
      Effect.mapError(failureOfEffect),
      Effect.tapError((failure) => Effect.sync(() => heard(failure))),
    )
  const actors = new Set<AnyActor>()
  let isStopped = false
  const start: typeof createActor = (logic, ...options) => {
    const actor = createActor(logic, ...options)
    actors.add(actor)
    return actor.start()
  }
  return {
    reading: (work) => fromPromise(({ input, signal }) => runtime.runPromise(told(work(input)), { signal })),
    writing: (work) => fromPromise(({ input }) => runtime.runPromise(told(work(input)))),
    start,
    perform: (call, input, { done, failed }) => {
      if (isStopped) return
      const actor = start(call, { input })
      actor.subscribe({
        // An actor that is stopped completes too.
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
