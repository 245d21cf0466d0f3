import { performance } from 'node:perf_hooks'
import type { Admission } from '../../edge/admission/admission.ts'
import type { PageCache } from '../../pages/cache/page-cache.ts'
import type { Metric } from './exposition.ts'

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  type: 'gauge',
  help,
  samples: [{ value }],
})
const counter = (name: string, help: string, value: number): Metric => ({
  ...gauge(name, help, value),
  type: 'counter',
})

interface Sources {
  readonly cache: PageCache
  readonly admission: Admission
  readonly connections: number
}

export const serverMetrics = ({ cache, admission, connections }: Sources): ReadonlyArray<Metric> => {
  const { reads, writes, signIns, turnedAway } = admission.counts()
  const { hits, misses, bytes } = cache.counts()
  const { user, system } = process.cpuUsage()
  const { active, idle } = performance.eventLoopUtilization()
  return [
    {
      name: 'requests_under_way',
      type: 'gauge',
      help: 'Requests in flight.',
      samples: [
        { labels: { kind: 'read' }, value: reads },
        { labels: { kind: 'write' }, value: writes },
        { labels: { kind: 'sign_in' }, value: signIns },
      ],
    },
    counter('requests_turned_away_total', 'Requests rejected with 503 because of load.', turnedAway),
    gauge('http_connections', 'Open connections.', connections),
    counter('page_cache_hits_total', 'Pages served from the cache.', hits),
    counter('page_cache_misses_total', 'Pages that had to be rendered.', misses),
    gauge('page_cache_pages', 'Cached pages.', cache.size()),
    gauge('page_cache_bytes', 'Bytes of cached pages.', bytes),
    counter('event_loop_active_seconds_total', 'Time in which the event loop was busy.', active / 1_000),
    counter('event_loop_idle_seconds_total', 'Time in which the event loop was idle.', idle / 1_000),
    counter('process_cpu_seconds_total', 'Processor time.', (user + system) / 1_000_000),
    gauge('process_resident_memory_bytes', 'Resident memory.', process.memoryUsage.rss()),
    gauge('process_start_time_seconds', 'When the process was started.', performance.timeOrigin / 1_000),
  ]
}
