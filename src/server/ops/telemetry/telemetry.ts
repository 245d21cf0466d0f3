import { inspect } from 'node:util'
import { Array, Context, Effect, Formatter, Layer, Logger, ManagedRuntime, References, Tracer } from 'effect'
import { HttpMiddleware } from 'effect/http'
import type { Config } from '../../config/config.ts'
import { metricRegistry } from '../metrics/exposition.ts'
import { workMetrics } from '../metrics/work-metrics.ts'
import { collector } from './collector.ts'
import { firstCause } from './first-cause.ts'
import { observedTracer } from './observed-tracer.ts'

/** An error as its message, and what caused it with its stack: the console would omit the cause, and JSON both. */
const described = (part: unknown) => {
  if (!(part instanceof Error)) return part
  const cause = firstCause(part)
  return cause === part ? inspect(part) : `${part.message} ${inspect(cause)}`
}

const describing = <Output>(logger: Logger.Logger<unknown, Output>) =>
  Logger.make<unknown, Output>((entry) =>
    logger.log({ ...entry, message: Array.ensure(entry.message).map(described) }),
  )

const structured = describing(Logger.formatStructured)

const loggers = {
  json: Logger.layer([
    Logger.withConsoleLog(Logger.make((entry) => Formatter.formatJson(structured.log(entry)))),
  ]),
  text: Logger.layer([describing(Logger.defaultLogger)]),
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
      // Of failures that are ignored and logged, such as those of jobs.
      Layer.succeed(References.CurrentLogLevel, 'Warn'),
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
