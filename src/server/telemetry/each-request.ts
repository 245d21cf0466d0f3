import type { Tracer } from 'effect'
import type { Handler } from '../http/handler.ts'
import { currentRequest, requestIdHeader } from './current-request.ts'
import { requestId } from './request-id.ts'
import { requestSpan } from './request-span.ts'

interface Options {
  readonly trustProxy: boolean
  /** Nothing where no traces are sent. */
  readonly tracer: Tracer.Tracer | undefined
}

/** Gives each request its id, and a span where traces are sent. */
export const eachRequest =
  (answer: Handler, { trustProxy, tracer }: Options): Handler =>
  (request, response) => {
    const id = requestId(request.headers[requestIdHeader], trustProxy)
    const span = tracer && requestSpan(tracer, request, response, trustProxy)
    span?.attribute('sahilan.request.id', id)
    return currentRequest.run({ id, span }, answer, request, response)
  }
