import type { Tracer } from 'effect'
import type { Handler } from '../../edge/handler.ts'
import { currentRequest, requestIdHeader } from '../../edge/current-request.ts'
import { requestId } from '../../edge/request-id.ts'
import { requestSpan } from './request-span.ts'

/** Where no traces are sent, the statements of one request in so many are timed: a span for each costs more than a short one. */
const timedOf = 16

interface Options {
  readonly trustProxy: boolean
  /** Nothing where no traces are sent. */
  readonly tracer: Tracer.Tracer | undefined
}

/** Gives each request its id, and a span where traces are sent. */
export const eachRequest = (answer: Handler, { trustProxy, tracer }: Options): Handler => {
  let requests = 0
  return (request, response) => {
    const id = requestId(request.headers[requestIdHeader], trustProxy)
    const span = tracer && requestSpan(tracer, request, response, trustProxy)
    span?.attribute('sahilan.request.id', id)
    const isTimed = tracer !== undefined || requests++ % timedOf === 0
    return currentRequest.run({ id, span, isTimed }, answer, request, response)
  }
}
