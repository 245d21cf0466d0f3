import { Cause, Exit, Option, Tracer } from 'effect'
import { errorKind } from './error-kind.ts'

const redacted = (exit: Exit.Exit<unknown, unknown>) => {
  if (Exit.isSuccess(exit)) return exit
  const kind = errorKind(Cause.squash(exit.cause))
  return Exit.fail(Object.assign(new Error(kind), { stack: kind }))
}

/** The polling of jobs, which would fill the traces. */
const isPolling = ({ parent, kind, name }: Parameters<Tracer.Tracer['span']>[0]) =>
  Option.isNone(parent) && (kind === 'client' || name === 'sql.transaction')

export const observedTracer = (inner: Tracer.Tracer, ended: (span: Tracer.Span) => void): Tracer.Tracer =>
  Tracer.make({
    span: (options) => {
      const span = inner.span(isPolling(options) ? { ...options, sampled: false } : options)
      const end = span.end.bind(span)
      span.end = (time, exit) => {
        end(time, redacted(exit))
        ended(span)
      }
      return span
    },
  })
