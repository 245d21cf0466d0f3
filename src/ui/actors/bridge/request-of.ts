import type { Effect } from 'effect'
import type { ActorRefFrom } from 'xstate'
import { requestMachine } from '#domain/machines/request-machine.ts'
import type { WriteFailure } from '#ports/failures.ts'
import type { Bridge } from './from-effect.ts'

/** A running request; it remembers for those who ask of what types its input and its answer are. */
export interface Request<Input, A> {
  readonly actor: ActorRefFrom<typeof requestMachine>
  readonly send: (input: Input) => void
  readonly clear: () => void
  readonly of?: A
}

export const requestOf = <Input, A, R>(
  bridge: Bridge<R>,
  work: (input: Input) => Effect.Effect<A, WriteFailure, R>,
): Request<Input, A> => {
  const actor = bridge.start(
    requestMachine.provide({
      actors: {
        // Only `send` below puts anything into the machine.
        request: bridge.writing<unknown, unknown>((input) => work(input as Input)),
      },
    }),
  )
  return {
    actor,
    send: (input) => actor.send({ type: 'request.send', input }),
    clear: () => actor.send({ type: 'request.clear' }),
  }
}
