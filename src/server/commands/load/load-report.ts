import type { Answered } from './put-load.ts'

/** The smallest value that so large a part of all does not exceed; they are in order. */
const percentile = (sorted: ReadonlyArray<number>, part: number) =>
  sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0

const headings = ['', 'requests', 'req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'not 2xx']

const kindOf = ({ status }: Answered) => (status === undefined ? 'no answer' : String(status))
const isFine = ({ status = 0 }: Answered) => status >= 200 && status < 300

const countsOf = (answers: ReadonlyArray<Answered>) =>
  Map.groupBy(
    answers.filter((answer) => !isFine(answer)),
    kindOf,
  )

const row = (name: string, answers: ReadonlyArray<Answered>, seconds: number) => {
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const wrong = [...countsOf(answers)].map(([kind, { length }]) => `${length} × ${kind}`)
  return [
    name,
    String(answers.length),
    (answers.length / seconds).toFixed(1),
    ...[0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(1)),
    wrong.join(', ') || '0',
  ]
}

/** A table, one row a route and one for all together. */
export const loadReport = (answers: ReadonlyArray<Answered>, seconds: number): ReadonlyArray<string> => {
  const routes = [...Map.groupBy(answers, ({ name }) => name)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const rows = [
    headings,
    ...routes.map(([name, ofRoute]) => row(name, ofRoute, seconds)),
    row('all together', answers, seconds),
  ]
  const widths = headings.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  return rows.map((cells) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  )
}
