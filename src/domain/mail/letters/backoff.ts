import { hour, minute } from '../../time/durations.ts'

/**
 * Milliseconds before each retry of a letter, three days in all. If the last retry fails too, the letter is parked.
 */
export const retryDelays: ReadonlyArray<number> = [
  minute,
  5 * minute,
  15 * minute,
  hour,
  3 * hour,
  ...Array.from({ length: 11 }, () => 6 * hour),
]

/**
 * Milliseconds until the next try after a number of failed tries, or `undefined` after the last. `random`, from 0 to 1,
 * is the jitter of a fifth either way, so that messages that failed together are not retried together.
 */
export const retryDelayAfter = (
  tries: number,
  random: number,
  delays: ReadonlyArray<number> = retryDelays,
): number | undefined => {
  const delay = delays[tries - 1]
  return delay === undefined ? undefined : Math.round(delay * (0.8 + 0.4 * random))
}
