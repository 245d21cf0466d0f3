import { AsyncLocalStorage } from 'node:async_hooks'
import { Effect, type Tracer } from 'effect'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'

interface CurrentRequest {
  readonly id: string
  /** The network address of the visitor. */
  readonly address: () => string
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

/** Runs an effect on behalf of the visitor who sent the current request. */
export const onBehalfOfVisitor = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    const address = currentRequest.getStore()?.address() ?? ''
    return Effect.provideService(effect, OnBehalfOf, { id: '', name: '', address })
  })
