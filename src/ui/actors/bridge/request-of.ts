import { Semaphore, type Effect } from 'effect'
import type { ActorRefFrom } from 'xstate'
import { createRequestMachine } from '#domain/machines/request-machine.ts'
import type { WriteFailure } from '#ports/failures.ts'
import type { Bridge } from './from-effect.ts'

export interface Request<Input, A> {
  readonly actor: ActorRefFrom<ReturnType<typeof createRequestMachine<Input, A>>>
  readonly send: (input: Input) => void
  readonly clear: () => void
}

export const requestOf = <Input, A, R>(
  bridge: Bridge<R>,
  work: (input: Input) => Effect.Effect<A, WriteFailure, R>,
): Request<Input, A> => {
  const actor = bridge.start(
    createRequestMachine<Input, A>().provide({
      actors: { request: bridge.fromWrite(({ input }) => work(input)) },
    }),
  )
  return {
    actor,
    send: (input) => actor.send({ type: 'request.send', input }),
    clear: () => actor.send({ type: 'request.clear' }),
  }
}

/** A request whose input is a whole choice: a further one replaces the one in flight, and arrives after it. */
export const replacingRequestOf = <Input, A, R>(
  bridge: Bridge<R>,
  work: (input: Input) => Effect.Effect<A, WriteFailure, R>,
): Request<Input, A> => {
  // Two in flight could arrive in either order.
  const turn = Semaphore.makeUnsafe(1)
  const request = requestOf(bridge, (input: Input) => turn.withPermit(work(input)))
  return {
    ...request,
    send: (input) => {
      request.clear()
      request.send(input)
    },
  }
}
