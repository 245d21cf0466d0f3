import { Effect, type ManagedRuntime } from 'effect'
import { fromPromise, type PromiseActorLogic } from 'xstate'
import type { Failure } from '#domain/machines/failure.ts'
import type { WriteFailure } from '#ports/failures.ts'
import { failureOfEffect } from './failure-of-effect.ts'

type Work<Input, A, R> = (input: Input) => Effect.Effect<A, WriteFailure, R>

/** Makes actors of effects; a failure arrives in the machine's `onError` as its own `Failure`. */
export interface Bridge<R> {
  /** Stopping the actor interrupts the effect. */
  reading<Input, A>(work: Work<Input, A, R>): PromiseActorLogic<A, Input>
  /** What was begun is finished, even when nobody waits for it any more. */
  writing<Input, A>(work: Work<Input, A, R>): PromiseActorLogic<A, Input>
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
  return {
    reading: (work) => fromPromise(({ input, signal }) => runtime.runPromise(told(work(input)), { signal })),
    writing: (work) => fromPromise(({ input }) => runtime.runPromise(told(work(input)))),
  }
}
