import type { LoadResponse } from './put-load.ts'

/** The smallest value that this part of the sorted values does not exceed. */
const percentile = (sorted: ReadonlyArray<number>, part: number) =>
  sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0

const headings = ['', 'requests', 'req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'not 2xx']

const kindOf = ({ status }: LoadResponse) => (status === undefined ? 'no response' : String(status))
const isSuccess = ({ status = 0 }: LoadResponse) => status >= 200 && status < 300

const countsOf = (responses: ReadonlyArray<LoadResponse>) =>
  Map.groupBy(
    responses.filter((response) => !isSuccess(response)),
    kindOf,
  )

const row = (name: string, responses: ReadonlyArray<LoadResponse>, seconds: number) => {
  const times = responses.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const failures = [...countsOf(responses)].map(([kind, { length }]) => `${length} × ${kind}`)
  return [
    name,
    String(responses.length),
    (responses.length / seconds).toFixed(1),
    ...[0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(1)),
    failures.join(', ') || '0',
  ]
}

/** The lines of a table with one row a route and one for all. */
export const loadReport = (
  responses: ReadonlyArray<LoadResponse>,
  seconds: number,
): ReadonlyArray<string> => {
  const routes = [...Map.groupBy(responses, ({ name }) => name)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const rows = [
    headings,
    ...routes.map(([name, ofRoute]) => row(name, ofRoute, seconds)),
    row('all', responses, seconds),
  ]
  const widths = headings.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  return rows.map((cells) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  )
}
