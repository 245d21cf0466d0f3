import { performance } from 'node:perf_hooks'
import { Metric } from 'effect'
import type { Admission } from '../../edge/admission/admission.ts'
import type { PageCache } from '../../pages/cache/page-cache.ts'
import { addObservedMetric, type MetricRegistry } from './exposition.ts'

interface Sources {
  readonly cache: PageCache
  readonly admission: Admission
  readonly connections: () => number
}

/** Adds what the process knows at any time. */
export const serverMetrics = (registry: MetricRegistry, { cache, admission, connections }: Sources): void => {
  const gauge = (name: string, description: string, value: () => number, attributes = {}) =>
    addObservedMetric(registry, Metric.gauge(name, { description, attributes }), () => ({ value: value() }))
  const counter = (name: string, description: string, count: () => number) =>
    addObservedMetric(registry, Metric.counter(name, { description, incremental: true }), () => ({
      count: count(),
      incremental: true,
    }))
  const inFlight = (kind: string, value: () => number) =>
    gauge('requests_under_way', 'Requests in flight.', value, { kind })

  inFlight('read', () => admission.counts().reads)
  inFlight('write', () => admission.counts().writes)
  inFlight('sign_in', () => admission.counts().signIns)
  counter(
    'requests_turned_away_total',
    'Requests rejected with 503 because of load.',
    () => admission.counts().rejected,
  )
  gauge('http_connections', 'Open connections.', connections)
  counter('page_cache_hits_total', 'Pages served from the cache.', () => cache.counts().hits)
  counter('page_cache_misses_total', 'Pages that had to be rendered.', () => cache.counts().misses)
  gauge('page_cache_pages', 'Cached pages.', () => cache.size())
  gauge('page_cache_bytes', 'Bytes of cached pages.', () => cache.counts().bytes)
  const loop = () => performance.eventLoopUtilization()
  counter(
    'event_loop_active_seconds_total',
    'Time in which the event loop was busy.',
    () => loop().active / 1_000,
  )
  counter(
    'event_loop_idle_seconds_total',
    'Time in which the event loop was idle.',
    () => loop().idle / 1_000,
  )
  counter('process_cpu_seconds_total', 'Processor time.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000_000
  })
  gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss())
  gauge('process_start_time_seconds', 'When the process was started.', () => performance.timeOrigin / 1_000)
}
