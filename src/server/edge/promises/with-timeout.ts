import { setTimeout as delay } from 'node:timers/promises'

const defaultTimeout = 2_000

/**
 * Resolves to `fallback` after so many milliseconds. Callers share the work while it is in flight, also after it timed
 * out.
 */
export const withTimeout = <Result>(
  start: () => Promise<Result>,
  fallback: Result,
  milliseconds = defaultTimeout,
): (() => Promise<Result>) => {
  let inFlight: Promise<Result> | undefined
  return () => {
    inFlight ??= start().finally(() => {
      inFlight = undefined
    })
    return Promise.race([inFlight, delay(milliseconds, fallback, { ref: false })])
  }
}
