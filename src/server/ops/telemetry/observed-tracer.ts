import { Cause, Exit, Option, Tracer } from 'effect'

/** What went wrong may name a person; of a failure a trace has the kind alone. */
const kindOf = (cause: Cause.Cause<unknown>) => {
  const error = Cause.squash(cause)
  if (typeof error === 'object' && error !== null && '_tag' in error) return String(error._tag)
  return error instanceof Error ? error.name : 'unknown'
}

const bare = (exit: Exit.Exit<unknown, unknown>) => {
  if (Exit.isSuccess(exit)) return exit
  const kind = kindOf(exit.cause)
  return Exit.fail(Object.assign(new Error(kind), { stack: kind }))
}

/** Looking whether there is work, every few seconds: nobody asked for it, and traces would hold little else. */
const isLooking = ({ parent, kind, name }: Parameters<Tracer.Tracer['span']>[0]) =>
  Option.isNone(parent) && (kind === 'client' || name === 'sql.transaction')

/** A tracer whose spans are heard of when they end. */
export const observedTracer = (inner: Tracer.Tracer, ended: (span: Tracer.Span) => void): Tracer.Tracer =>
  Tracer.make({
    span: (options) => {
      const span = inner.span(isLooking(options) ? { ...options, sampled: false } : options)
      const end = span.end.bind(span)
      span.end = (time, exit) => {
        end(time, bare(exit))
        ended(span)
      }
      return span
    },
  })
