import { AsyncLocalStorage } from 'node:async_hooks'
import { Effect, type Tracer } from 'effect'

interface CurrentRequest {
  readonly id: string
  /** Nothing where no traces are sent. */
  readonly span: Tracer.Span | undefined
  /** Whether the statements that it needs are timed. */
  readonly isTimed: boolean
}

/** The request that is being answered; begun where it arrives, and read where an effect begins for it. */
export const currentRequest = new AsyncLocalStorage<CurrentRequest>()

export const requestIdHeader = 'x-request-id'

/** Name and value in turns, as Node writes them fastest. */
export const requestIdLine = (): ReadonlyArray<string> => {
  const request = currentRequest.getStore()
  return request === undefined ? [] : [requestIdHeader, request.id]
}

/** Has all that an effect logs and traces bear the mark of the request that it is begun for. */
export const ofRequest = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.suspend((): Effect.Effect<A, E, R> => {
    const request = currentRequest.getStore()
    if (request === undefined) return effect
    const { id, span, isTimed } = request
    const marked = Effect.annotateLogs(effect, 'request', id)
    const timed = isTimed ? marked : Effect.withTracerEnabled(marked, false)
    return span === undefined ? timed : Effect.withParentSpan(timed, span)
  })
