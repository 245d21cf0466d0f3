import { AsyncLocalStorage } from 'node:async_hooks'
import { Effect, type Tracer } from 'effect'

interface CurrentRequest {
  readonly id: string
  /** `undefined` if no traces are sent. */
  readonly span: Tracer.Span | undefined
  /** Whether its SQL statements are timed. */
  readonly isTimed: boolean
}

/** The request in progress: set when it arrives, read when an effect starts for it. */
export const currentRequest = new AsyncLocalStorage<CurrentRequest>()

export const requestIdHeader = 'x-request-id'

/** Header name and value, in the flat form that Node writes fastest. */
export const requestIdLine = (): ReadonlyArray<string> => {
  const request = currentRequest.getStore()
  return request === undefined ? [] : [requestIdHeader, request.id]
}

/** Adds the current request's id to the logs of an effect, and its span to the traces. */
export const withCurrentRequest = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.suspend((): Effect.Effect<A, E, R> => {
    const request = currentRequest.getStore()
    if (request === undefined) return effect
    const { id, span, isTimed } = request
    const annotated = Effect.annotateLogs(effect, 'request', id)
    const timed = isTimed ? annotated : Effect.withTracerEnabled(annotated, false)
    return span === undefined ? timed : Effect.withParentSpan(timed, span)
  })
