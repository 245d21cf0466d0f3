import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { Array, Context, Effect, Formatter, Layer, Logger, ManagedRuntime, Tracer } from 'effect'
import { FetchHttpClient, HttpMiddleware } from 'effect/http'
import { OtlpSerialization, OtlpTracer } from 'effect/observability'
import type { Config } from '../../config/config.ts'
import { workMetrics } from '../metrics/work-metrics.ts'
import { observedTracer } from './observed-tracer.ts'

/** Exports spans every few seconds. While the collector is away, spans of a minute are lost and no request waits. */
const collector = ({ endpoint, headers }: NonNullable<Config['traces']>) =>
  OtlpTracer.layer({
    url: `${endpoint}/v1/traces`,
    headers,
    resource: { serviceName: 'sahilan', attributes: { 'service.instance.id': randomUUID() } },
    exportInterval: '2 seconds',
    shutdownTimeout: '2 seconds',
  }).pipe(Layer.provide([OtlpSerialization.layerJson, FetchHttpClient.layer]))

/** JSON would omit the stack and the cause of an error. */
const inspected = (part: unknown) => (part instanceof Error ? inspect(part) : part)

const jsonLogger = Logger.withConsoleLog(
  Logger.make((entry) =>
    Formatter.formatJson(
      Logger.formatStructured.log({ ...entry, message: Array.ensure(entry.message).map(inspected) }),
    ),
  ),
)

const loggers = {
  json: Logger.layer([jsonLogger]),
  text: Logger.layer([Logger.defaultLogger]),
} as const

export const startTelemetry = async ({ traces, logFormat }: Pick<Config, 'traces' | 'logFormat'>) => {
  const work = workMetrics()
  const runtime = ManagedRuntime.make(
    Layer.merge(loggers[logFormat], traces === undefined ? Layer.empty : collector(traces)),
  )
  // Outlives the runtime: a request may fail after the server has closed.
  const context = await runtime.context()
  const tracer = observedTracer(Context.get(context, Tracer.Tracer), work.ended)
  return {
    /** For all effects. Effect's own request spans are off, as `requestSpan` covers pages too. */
    layer: Layer.mergeAll(
      loggers[logFormat],
      Layer.succeed(Tracer.Tracer, tracer),
      Layer.succeed(HttpMiddleware.TracerDisabledWhen, () => true),
    ),
    tracer: traces === undefined ? undefined : tracer,
    metrics: work.metrics,
    report: (message: string, error: unknown, request?: string) => {
      const line = Effect.logError(message, error)
      Effect.runSyncWith(context)(
        request === undefined ? line : Effect.annotateLogs(line, 'request', request),
      )
    },
    close: () => runtime.dispose(),
  }
}

export type Telemetry = Awaited<ReturnType<typeof startTelemetry>>
