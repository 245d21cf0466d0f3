import { randomBytes } from 'node:crypto'
import type { Tracer } from 'effect'
import type { Handler } from '../../edge/handler.ts'
import { currentRequest, requestIdHeader } from '../../edge/request/current-request.ts'
import { visitorAddress } from '../../edge/request/visitor-address.ts'
import { requestSpan } from './request-span.ts'

/**
 * Without traces only one in so many requests has its SQL statements timed: a span costs more than a short statement.
 */
const sampleRate = 16

const wellFormed = /^[\w.-]{8,64}$/

/**
 * Random for each process and followed by a counter: a random id for each request would cost more than a cached page.
 */
const prefix = randomBytes(9).toString('base64url')
let count = 0

const requestId = (given: string | ReadonlyArray<string> | undefined, trustProxy: boolean): string =>
  trustProxy && typeof given === 'string' && wellFormed.test(given)
    ? given
    : `${prefix}-${(++count).toString(36)}`

interface Options {
  readonly trustProxy: boolean
  /** `undefined` if no traces are sent. */
  readonly tracer: Tracer.Tracer | undefined
}

export const eachRequest = (handler: Handler, { trustProxy, tracer }: Options): Handler => {
  let requests = 0
  return (request, response) => {
    const id = requestId(request.headers[requestIdHeader], trustProxy)
    const span = tracer && requestSpan(tracer, request, response, trustProxy)
    span?.attribute('sahilan.request.id', id)
    const isTimed = tracer !== undefined || requests++ % sampleRate === 0
    const { headers, socket } = request
    const address = () =>
      visitorAddress(headers['x-forwarded-for']?.toString(), socket.remoteAddress, trustProxy)
    return currentRequest.run({ id, address, span, isTimed }, handler, request, response)
  }
}
