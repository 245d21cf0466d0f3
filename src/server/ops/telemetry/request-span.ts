import type { IncomingMessage, ServerResponse } from 'node:http'
import { Clock, Context, Effect, Exit, Option, type Tracer } from 'effect'
import { Headers, HttpTraceContext } from 'effect/http'
import { requestPath } from '../../edge/handler.ts'
import { routeOf } from '../metrics/route-of.ts'

const now = () => Effect.runSync(Clock.currentTimeNanos)

/** The parent span that a trusted proxy sends (W3C Trace Context). */
const parentOf = (traceparent: unknown) =>
  typeof traceparent === 'string'
    ? HttpTraceContext.w3c(Headers.fromInput({ traceparent }))
    : Option.none<Tracer.ExternalSpan>()

/** Polled several times a second. */
const notSampled = new Set(['/healthz', '/readyz', '/metrics'])

/** The span of a request, without query and client address, which may be personal data. */
export const requestSpan = (
  tracer: Tracer.Tracer,
  request: IncomingMessage,
  response: ServerResponse,
  trustProxy: boolean,
): Tracer.Span => {
  const route = routeOf(requestPath(request))
  const parent = trustProxy ? parentOf(request.headers.traceparent) : Option.none<Tracer.ExternalSpan>()
  const span = tracer.span({
    name: `${request.method} ${route}`,
    parent,
    annotations: Context.empty(),
    links: [],
    startTime: now(),
    kind: 'server',
    root: Option.isNone(parent),
    sampled: Option.match(parent, {
      onNone: () => !notSampled.has(route),
      onSome: ({ sampled }) => sampled,
    }),
  })
  span.attribute('http.request.method', request.method)
  span.attribute('http.route', route)
  response.once('close', () => {
    const { statusCode, writableFinished } = response
    span.attribute('http.response.status_code', statusCode)
    const isFine = writableFinished && statusCode < 500
    span.end(
      now(),
      isFine ? Exit.void : Exit.fail({ _tag: writableFinished ? String(statusCode) : 'aborted' }),
    )
  })
  return span
}
