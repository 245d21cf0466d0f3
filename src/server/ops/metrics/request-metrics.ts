import { Metric } from 'effect'
import { requestPath, type Handler } from '../../edge/handler.ts'
import type { MetricRegistry } from './exposition.ts'
import { durations } from './histogram.ts'
import { routeOf } from './route-of.ts'

interface Route {
  /** By method and status. */
  readonly counts: Map<string, Metric.Counter<number>>
  readonly times: Metric.Histogram<number>
}

/** Other methods share one label, as clients can invent any number. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])

const countOf = (route: string, method: string, code: string) =>
  Metric.counter('http_requests_total', {
    description: 'Requests by route, method and status.',
    attributes: { route, method, code },
    incremental: true,
  })

const timesOf = (route: string) =>
  durations('http_request_duration_seconds', 'Time from a request to the end of its response, by route.', {
    route,
  })

/** Counts requests by route, method and status, and measures each until its response has ended or its client left. */
export const requestMetrics = (registry: MetricRegistry): Handler => {
  const routes = new Map<string, Route>()

  const routeAt = (name: string): Route => {
    const existing = routes.get(name)
    if (existing !== undefined) return existing
    const route = { counts: new Map(), times: timesOf(name) }
    routes.set(name, route)
    return route
  }

  return (request, response) => {
    const begun = performance.now()
    response.once('close', () => {
      const seconds = (performance.now() - begun) / 1_000
      const name = routeOf(requestPath(request))
      const { counts, times } = routeAt(name)
      const method = methods.has(request.method ?? '') ? (request.method ?? '') : 'other'
      const code = response.writableFinished ? String(response.statusCode) : 'aborted'
      const key = `${method} ${code}`
      const count = counts.get(key) ?? countOf(name, method, code)
      counts.set(key, count)
      count.updateUnsafe(1, registry)
      times.updateUnsafe(seconds, registry)
    })
    return false
  }
}
