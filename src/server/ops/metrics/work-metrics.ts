import { Exit, type Tracer } from 'effect'
import type { Metric } from './exposition.ts'
import { makeHistogram, type Histogram } from './histogram.ts'

/** Names of work come from the program alone; statements are named after their database, which the label does not need. */
const nameOf = ({ name, kind, attributes }: Tracer.Span) =>
  kind === 'client' && attributes.has('db.system.name') ? 'sql.statement' : name

/** Counts and times what is done for requests and beside them, by what the traces call it. */
export const workMetrics = () => {
  const works = new Map<string, Readonly<Record<'done' | 'failed', Histogram>>>()

  const workAt = (name: string) => {
    const known = works.get(name)
    if (known !== undefined) return known
    const made = { done: makeHistogram(), failed: makeHistogram() }
    works.set(name, made)
    return made
  }

  return {
    ended: (span: Tracer.Span) => {
      if (span.status._tag !== 'Ended') return
      const { startTime, endTime, exit } = span.status
      const outcome = Exit.isSuccess(exit) ? 'done' : 'failed'
      workAt(nameOf(span))[outcome].observe(Number(endTime - startTime) / 1e9)
    },
    metrics: (): ReadonlyArray<Metric> => [
      {
        name: 'work_duration_seconds',
        type: 'histogram',
        help: 'Times of mails, pictures and calls of the file store, and of the database, there for one request in 16 unless traces are sent.',
        samples: [...works].flatMap(([work, { done, failed }]) => [
          ...done.samples({ work, outcome: 'done' }),
          ...failed.samples({ work, outcome: 'failed' }),
        ]),
      },
    ],
  }
}
