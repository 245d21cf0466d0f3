import { randomUUID } from 'node:crypto'
import { Array, Cause, Effect, Layer, Logger } from 'effect'
import { FetchHttpClient } from 'effect/http'
import { OtlpExporter, OtlpLogger, OtlpMetrics, OtlpSerialization, OtlpTracer } from 'effect/observability'
import type { Config } from '../../config/config.ts'
import { errorKind } from './error-kind.ts'

type Log = Logger.Options<unknown>

/** Keeps the sentence of a log entry, which is fixed, and the kinds of failures. The other parts may name a person. */
const redacted = ({ message, cause, ...entry }: Log): Log => {
  const [sentence, ...details] = Array.ensure(message)
  const failures = [
    ...details.filter((detail) => detail instanceof Error),
    ...cause.reasons.map((reason) => Cause.squash(Cause.fromReasons([reason]))),
  ]
  const said = sentence === undefined ? [] : [typeof sentence === 'string' ? sentence : errorKind(sentence)]
  return { ...entry, cause: Cause.empty, message: [...said, ...failures.map(errorKind)].join(' ') }
}

/**
 * Exports spans, metrics and log entries (OTLP over HTTP, in JSON). While the collector is away, those of a minute are
 * lost and no request waits.
 */
export const collector = ({ endpoint, headers }: NonNullable<Config['traces']>) => {
  const options = {
    headers,
    resource: { serviceName: 'sahilan', attributes: { 'service.instance.id': randomUUID() } },
    shutdownTimeout: '2 seconds',
  } as const
  const logger = OtlpLogger.make({ ...options, url: `${endpoint}/v1/logs`, exportInterval: '2 seconds' })
  const redacting = Effect.map(logger, (sent) => Logger.make((entry) => sent.log(redacted(entry))))
  return Layer.mergeAll(
    OtlpTracer.layer({ ...options, url: `${endpoint}/v1/traces`, exportInterval: '2 seconds' }),
    OtlpMetrics.layer({ ...options, url: `${endpoint}/v1/metrics`, exportInterval: '1 minute' }),
    Logger.layer([redacting], { mergeWithExisting: true }),
  ).pipe(Layer.provide([OtlpExporter.layerFlusher, OtlpSerialization.layerJson, FetchHttpClient.layer]))
}
