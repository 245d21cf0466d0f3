import type { Tracer } from 'effect'
import type { Handler } from '../../edge/handler.ts'
import { currentRequest } from '../../edge/request/current-request.ts'
import { requestIdOf } from '../../edge/request/request-id.ts'
import { visitorAddress } from '../../edge/request/visitor-address.ts'
import { requestSpan } from './request-span.ts'

/**
 * Without traces only one in so many requests has its SQL statements timed: a span costs more than a short statement.
 */
const sampleRate = 16

interface Options {
  readonly trustProxy: boolean
  /** `undefined` if no traces are sent. */
  readonly tracer: Tracer.Tracer | undefined
}

export const eachRequest = (handler: Handler, { trustProxy, tracer }: Options): Handler => {
  let requests = 0
  return (request, response) => {
    const id = requestIdOf(request, trustProxy)
    const span = tracer && requestSpan(tracer, request, response, trustProxy)
    span?.attribute('sahilan.request.id', id)
    const isTimed = tracer !== undefined || requests++ % sampleRate === 0
    const { headers, socket } = request
    const address = () =>
      visitorAddress(headers['x-forwarded-for']?.toString(), socket.remoteAddress, trustProxy)
    return currentRequest.run({ id, address, span, isTimed }, handler, request, response)
  }
}
