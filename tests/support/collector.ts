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

export interface ReceivedLog {
  readonly severityText: string
  readonly body: { readonly stringValue: string }
  readonly attributes: ReadonlyArray<Attribute>
}

interface Points {
  readonly dataPoints: ReadonlyArray<{ readonly attributes: ReadonlyArray<Attribute> }>
}

export interface ReceivedMetric {
  readonly name: string
  readonly sum?: Points
  readonly gauge?: Points
  readonly histogram?: Points
}

interface Resource {
  readonly attributes: ReadonlyArray<Attribute>
}

interface Batch {
  readonly resourceSpans?: ReadonlyArray<{
    readonly resource: Resource
    readonly scopeSpans: ReadonlyArray<{ readonly spans: ReadonlyArray<ReceivedSpan> }>
  }>
  readonly resourceLogs?: ReadonlyArray<{
    readonly resource: Resource
    readonly scopeLogs: ReadonlyArray<{ readonly logRecords: ReadonlyArray<ReceivedLog> }>
  }>
  readonly resourceMetrics?: ReadonlyArray<{
    readonly resource: Resource
    readonly scopeMetrics: ReadonlyArray<{ readonly metrics: ReadonlyArray<ReceivedMetric> }>
  }>
}

/** Starts a minimal collector of spans, log entries and metrics: OTLP over HTTP, in JSON. */
export const startCollector = async () => {
  const spans: Array<ReceivedSpan> = []
  const logs: Array<ReceivedLog> = []
  const metrics: Array<ReceivedMetric> = []
  const resources: Array<Resource> = []
  const headers: Array<IncomingHttpHeaders> = []
  const take = (path: string | undefined, batch: Batch) => {
    const of = <A>(signal: string, parts: ReadonlyArray<A> = []) => (path === `/v1/${signal}` ? parts : [])
    for (const { resource, scopeSpans } of of('traces', batch.resourceSpans)) {
      resources.push(resource)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    }
    for (const { resource, scopeLogs } of of('logs', batch.resourceLogs)) {
      resources.push(resource)
      logs.push(...scopeLogs.flatMap((scope) => scope.logRecords))
    }
    for (const { resource, scopeMetrics } of of('metrics', batch.resourceMetrics)) {
      resources.push(resource)
      metrics.push(...scopeMetrics.flatMap((scope) => scope.metrics))
    }
  }
  const server = createServer((request, response) => {
    void json(request).then((batch) => {
      headers.push(request.headers)
      take(request.url, batch as Batch)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    logs,
    metrics,
    resources,
    headers,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
