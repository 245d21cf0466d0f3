import { randomUUID } from 'node:crypto'
import { Effect, Layer, Logger, ManagedRuntime, Tracer } from 'effect'
import { FetchHttpClient, HttpMiddleware } from 'effect/http'
import { OtlpSerialization, OtlpTracer } from 'effect/observability'
import type { Config } from '../../config/config.ts'
import { workMetrics } from '../metrics/work-metrics.ts'
import { jsonLogger } from './json-logger.ts'
import { observedTracer } from './observed-tracer.ts'

/** Sends what ends to a collector every few seconds; one that is away costs the spans of a minute, and nobody waits for it. */
const collector = ({ endpoint, headers }: NonNullable<Config['traces']>) =>
  OtlpTracer.layer({
    url: `${endpoint}/v1/traces`,
    headers,
    resource: { serviceName: 'sahilan', attributes: { 'service.instance.id': randomUUID() } },
    exportInterval: '2 seconds',
    shutdownTimeout: '2 seconds',
  }).pipe(Layer.provide([OtlpSerialization.layerJson, FetchHttpClient.layer]))

const loggers = {
  json: Logger.layer([jsonLogger]),
  text: Logger.layer([Logger.defaultLogger]),
} as const

/** What is heard of a running server: its log, its traces, and the times of its work. */
export const startTelemetry = async ({ traces, logFormat }: Pick<Config, 'traces' | 'logFormat'>) => {
  const work = workMetrics()
  const runtime = ManagedRuntime.make(
    Layer.merge(loggers[logFormat], traces === undefined ? Layer.empty : collector(traces)),
  )
  const tracer = observedTracer(await runtime.runPromise(Effect.tracer), work.ended)
  return {
    /** For everything that runs. Requests have spans of our own, which pages have too. */
    layer: Layer.mergeAll(
      loggers[logFormat],
      Layer.succeed(Tracer.Tracer, tracer),
      Layer.succeed(HttpMiddleware.TracerDisabledWhen, () => true),
    ),
    /** For requests, where traces are sent. */
    tracer: traces === undefined ? undefined : tracer,
    metrics: work.metrics,
    /** Logs what broke outside of an effect. */
    report: (sentence: string, error: unknown, request?: string) => {
      const line = Effect.logError(sentence, error)
      runtime.runSync(request === undefined ? line : Effect.annotateLogs(line, 'request', request))
    },
    /** Sends what is left. */
    close: () => runtime.dispose(),
  }
}

export type Telemetry = Awaited<ReturnType<typeof startTelemetry>>
