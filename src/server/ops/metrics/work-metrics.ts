import { Exit, type Tracer } from 'effect'
import type { Metric } from './exposition.ts'
import { makeHistogram, type Histogram } from './histogram.ts'

/** SQL statements share one label, without the name of the database. */
const nameOf = ({ name, kind, attributes }: Tracer.Span) =>
  kind === 'client' && attributes.has('db.system.name') ? 'sql.statement' : name

export const workMetrics = () => {
  const works = new Map<string, Readonly<Record<'done' | 'failed', Histogram>>>()

  const histogramsOf = (name: string) => {
    const existing = works.get(name)
    if (existing !== undefined) return existing
    const created = { done: makeHistogram(), failed: makeHistogram() }
    works.set(name, created)
    return created
  }

  return {
    ended: (span: Tracer.Span) => {
      if (span.status._tag !== 'Ended') return
      const { startTime, endTime, exit } = span.status
      const outcome = Exit.isSuccess(exit) ? 'done' : 'failed'
      histogramsOf(nameOf(span))[outcome].observe(Number(endTime - startTime) / 1e9)
    },
    metrics: (): ReadonlyArray<Metric> => [
      {
        name: 'work_duration_seconds',
        type: 'histogram',
        help: 'Times of mails, pictures, the file store and the database (of one request in 16 unless traces are sent).',
        samples: [...works].flatMap(([work, { done, failed }]) => [
          ...done.samples({ work, outcome: 'done' }),
          ...failed.samples({ work, outcome: 'failed' }),
        ]),
      },
    ],
  }
}
