import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface Attribute {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number | string }
}

export interface ReceivedSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: ReadonlyArray<Attribute>
  readonly events: ReadonlyArray<unknown>
  readonly status: { readonly code: number; readonly message?: string }
}

interface Batch {
  readonly resourceSpans: ReadonlyArray<{
    readonly resource: { readonly attributes: ReadonlyArray<Attribute> }
    readonly scopeSpans: ReadonlyArray<{ readonly spans: ReadonlyArray<ReceivedSpan> }>
  }>
}

/** Starts a minimal trace collector: OTLP over HTTP, in JSON. */
export const startTraceCollector = async () => {
  const spans: Array<ReceivedSpan> = []
  const resources: Array<Batch['resourceSpans'][number]['resource']> = []
  const headers: Array<IncomingHttpHeaders> = []
  const server = createServer((request, response) => {
    void json(request).then((batch) => {
      headers.push(request.headers)
      if (request.url === '/v1/traces')
        for (const { resource, scopeSpans } of (batch as Batch).resourceSpans) {
          resources.push(resource)
          spans.push(...scopeSpans.flatMap((scope) => scope.spans))
        }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resources,
    headers,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
