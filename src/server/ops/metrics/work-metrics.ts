import { Exit, type Metric, type Tracer } from 'effect'
import type { MetricRegistry } from './exposition.ts'
import { durations } from './histogram.ts'

/** SQL statements share one label, without the name of the database. */
const nameOf = ({ name, kind, attributes }: Tracer.Span) =>
  kind === 'client' && attributes.has('db.system.name') ? 'sql.statement' : name

const help =
  'Times of mails, pictures, the file store and the database (of one request in 16 unless traces are sent).'

type Times = Readonly<Record<'done' | 'failed', Metric.Histogram<number>>>

/** Returns what measures a span that ended, by its name and outcome. */
export const workMetrics = (registry: MetricRegistry) => {
  const works = new Map<string, Times>()

  const timesOf = (work: string): Times => {
    const existing = works.get(work)
    if (existing !== undefined) return existing
    const timesWith = (outcome: keyof Times) => durations('work_duration_seconds', help, { work, outcome })
    const created = { done: timesWith('done'), failed: timesWith('failed') }
    // Both are shown from the first span on.
    for (const times of Object.values(created)) times.valueUnsafe(registry)
    works.set(work, created)
    return created
  }

  return (span: Tracer.Span): void => {
    if (span.status._tag !== 'Ended') return
    const { startTime, endTime, exit } = span.status
    const outcome = Exit.isSuccess(exit) ? 'done' : 'failed'
    timesOf(nameOf(span))[outcome].updateUnsafe(Number(endTime - startTime) / 1e9, registry)
  }
}
