import { Context, Metric } from 'effect'
import { PrometheusMetrics } from 'effect/observability'

/** The metrics of one process. */
export type MetricRegistry = Context.Context<never>

export const metricRegistry = (): MetricRegistry => Context.make(Metric.MetricRegistry, new Map())

/** The state of a metric under one set of labels, which can be sent to another process. */
export type Series = Metric.Metric.Snapshot

export const seriesOf: (registry: MetricRegistry) => ReadonlyArray<Series> = Metric.snapshotUnsafe

const ignore = () => {}

/** Adds a metric whose value is read at each scrape. */
export const addObservedMetric = <State>(
  registry: MetricRegistry,
  metric: Metric.Metric<number, State>,
  get: () => State,
): void => {
  Metric.registerUnsafe(metric, registry, { get, update: ignore, modify: ignore })
}

/** Formats series in Prometheus' text format 0.0.4. */
export const exposition = (series: ReadonlyArray<Series>): string => {
  const entries = series.map((one, at) => {
    const hooks = { get: () => one.state, update: ignore, modify: ignore }
    return [String(at), { ...one, hooks }] as const
  })
  return PrometheusMetrics.formatUnsafe(Context.make(Metric.MetricRegistry, new Map(entries)))
}
