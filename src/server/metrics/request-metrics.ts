import { pathOf, type Handler } from '../http/handler.ts'
import type { Metric, Sample } from './exposition.ts'
import { routeOf } from './route-of.ts'

/** Upper bounds of the buckets, in seconds. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Route {
  readonly statuses: Map<string, number>
  readonly buckets: Array<number>
  seconds: number
}

/** Any other method would be a label of the visitor's own. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])

const observed = (buckets: ReadonlyArray<number>) => buckets.reduce((sum, count) => sum + count, 0)

const countsOf = (route: string, { statuses }: Route): ReadonlyArray<Sample> =>
  [...statuses].map(([key, value]) => {
    const [method = '', code = ''] = key.split(' ')
    return { labels: { route, method, code }, value }
  })

const timesOf = (route: string, { buckets, seconds }: Route): ReadonlyArray<Sample> => [
  ...[...bounds, '+Inf'].map((le, at) => ({
    suffix: '_bucket',
    labels: { route, le },
    value: observed(buckets.slice(0, at + 1)),
  })),
  { suffix: '_sum', labels: { route }, value: seconds },
  { suffix: '_count', labels: { route }, value: observed(buckets) },
]

/** Counts requests by route, method and status, and how long each took until its answer was handed over or its client left. */
export const requestMetrics = () => {
  const routes = new Map<string, Route>()

  const routeAt = (name: string): Route => {
    const known = routes.get(name)
    if (known !== undefined) return known
    const made = { statuses: new Map(), buckets: bounds.map(() => 0).concat(0), seconds: 0 }
    routes.set(name, made)
    return made
  }

  const observe: Handler = (request, response) => {
    const begun = performance.now()
    response.once('close', () => {
      const seconds = (performance.now() - begun) / 1_000
      const route = routeAt(routeOf(pathOf(request)))
      const method = methods.has(request.method ?? '') ? request.method : 'other'
      const key = `${method} ${response.writableFinished ? response.statusCode : 'aborted'}`
      const bucket = bounds.findIndex((bound) => seconds <= bound)
      const at = bucket === -1 ? bounds.length : bucket
      route.statuses.set(key, (route.statuses.get(key) ?? 0) + 1)
      route.buckets[at] = (route.buckets[at] ?? 0) + 1
      route.seconds += seconds
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
      help: 'Time from a request to the end of its answer, by route.',
      samples: [...routes].flatMap(([name, route]) => timesOf(name, route)),
    },
  ]

  return { observe, metrics }
}
