import { inspect } from 'node:util'
import { Array, Context, Effect, Formatter, Layer, Logger, ManagedRuntime, Tracer } from 'effect'
import { HttpMiddleware } from 'effect/http'
import type { Config } from '../../config/config.ts'
import { metricRegistry } from '../metrics/exposition.ts'
import { workMetrics } from '../metrics/work-metrics.ts'
import { collector } from './collector.ts'
import { observedTracer } from './observed-tracer.ts'

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
  const registry = metricRegistry()
  const console = loggers[logFormat]
  const runtime = ManagedRuntime.make(
    (traces === undefined ? console : Layer.provideMerge(collector(traces), console)).pipe(
      Layer.provide(Layer.succeedContext(registry)),
    ),
  )
  // Outlives the runtime: a request may fail after the server has closed.
  const context = await runtime.context()
  const tracer = observedTracer(Context.get(context, Tracer.Tracer), workMetrics(registry))
  return {
    /** For all effects. Effect's own request spans are off, as `requestSpan` covers pages too. */
    layer: Layer.mergeAll(
      Layer.succeed(Logger.CurrentLoggers, Context.get(context, Logger.CurrentLoggers)),
      Layer.succeed(Tracer.Tracer, tracer),
      Layer.succeed(HttpMiddleware.TracerDisabledWhen, () => true),
    ),
    tracer: traces === undefined ? undefined : tracer,
    registry,
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
