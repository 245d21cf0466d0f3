import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '#tests/support/back-end/server.ts'

/** Each metric with its type and the names of its labels. */
const shapeOf = (text: string) => {
  const types = new Map(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type]) => [name, type]),
  )
  const series = [...text.matchAll(/^([a-z_]+)(?:\{(.*)\})? /gm)].map(([, name = '', labels = '']) => {
    const family = types.has(name) ? name : name.replace(/_(?:bucket|sum|count)$/, '')
    const names = [...labels.matchAll(/([a-z]+)="/g)]
      .map(([, label]) => label)
      .filter((label) => label !== 'le')
    return `${types.get(family)} ${family} ${names.join(',')}`.trim()
  })
  return [...new Set(series)].toSorted()
}

const bucketsOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name}_bucket\\{route="page",le="(.*?)"\\}`, 'gm'))].map(
    ([, bound]) => bound,
  )

// Dashboards and alarms of operators name them.
test('[O40] metrics keep their names, types, labels and buckets', async () => {
  const server = await startServer({
    CDN_TTL: '60',
    CDN_PURGE_URL: 'http://127.0.0.1:9/purge',
    CDN_PURGE_TOKEN: 'a token',
    CDN_PURGE_KIND: 'fastly',
  })
  onTestFinished(() => server.stop())
  const metrics = async () => (await server.visitor().page('/metrics')).text()
  await server.visitor().get('/NewsLater_list')
  await server.visitor().page('/')
  await metrics()
  const text = await metrics()
  expect(shapeOf(text)).toEqual([
    'counter event_loop_active_seconds_total',
    'counter event_loop_idle_seconds_total',
    'counter http_requests_total route,method,code',
    'counter page_cache_hits_total',
    'counter page_cache_misses_total',
    'counter process_cpu_seconds_total',
    'counter requests_turned_away_total',
    'gauge cdn_purges_queued state',
    'gauge http_connections',
    'gauge notifications_oldest_seconds state',
    'gauge notifications_queued state',
    'gauge page_cache_bytes',
    'gauge page_cache_pages',
    'gauge pictures_queued',
    'gauge process_resident_memory_bytes',
    'gauge process_start_time_seconds',
    'gauge publications_overdue',
    'gauge requests_under_way kind',
    'gauge webhooks_queued state',
    'histogram http_request_duration_seconds route',
    'histogram work_duration_seconds work,outcome',
  ])
  const bounds = [
    '0.001',
    '0.0025',
    '0.005',
    '0.01',
    '0.025',
    '0.05',
    '0.1',
    '0.25',
    '0.5',
    '1',
    '2.5',
    '5',
    '10',
  ]
  expect(bucketsOf(text, 'http_request_duration_seconds')).toEqual([...bounds, '+Inf'])
})
