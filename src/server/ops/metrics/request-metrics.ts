import { pathOf, type Handler } from '../../edge/handler.ts'
import type { Metric, Sample } from './exposition.ts'
import { makeHistogram, type Histogram } from './histogram.ts'
import { routeOf } from './route-of.ts'

interface Route {
  readonly statuses: Map<string, number>
  readonly times: Histogram
}

/** Other methods share one label, as clients can invent any number. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])

const countsOf = (route: string, { statuses }: Route): ReadonlyArray<Sample> =>
  [...statuses].map(([key, value]) => {
    const [method = '', code = ''] = key.split(' ')
    return { labels: { route, method, code }, value }
  })

/** Counts requests by route, method and status, and measures each until its response has ended or its client left. */
export const requestMetrics = () => {
  const routes = new Map<string, Route>()

  const routeAt = (name: string): Route => {
    const existing = routes.get(name)
    if (existing !== undefined) return existing
    const route = { statuses: new Map(), times: makeHistogram() }
    routes.set(name, route)
    return route
  }

  const observe: Handler = (request, response) => {
    const begun = performance.now()
    response.once('close', () => {
      const seconds = (performance.now() - begun) / 1_000
      const route = routeAt(routeOf(pathOf(request)))
      const method = methods.has(request.method ?? '') ? request.method : 'other'
      const key = `${method} ${response.writableFinished ? response.statusCode : 'aborted'}`
      route.statuses.set(key, (route.statuses.get(key) ?? 0) + 1)
      route.times.observe(seconds)
    })
    return false
  }

  const metrics = (): ReadonlyArray<Metric> => [
    {
      name: 'http_requests_total',
      type: 'counter',
      help: 'Requests by route, method and status.',
      samples: [...routes].flatMap(([name, route]) => countsOf(name, route)),
    },
    {
      name: 'http_request_duration_seconds',
      type: 'histogram',
      help: 'Time from a request to the end of its response, by route.',
      samples: [...routes].flatMap(([route, { times }]) => times.samples({ route })),
    },
  ]

  return { observe, metrics }
}
