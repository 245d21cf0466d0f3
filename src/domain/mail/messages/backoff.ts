const minute = 60_000
const hour = 60 * minute

/**
 * Milliseconds before each further try of a message: a short disturbance costs a minute, and three days of it cost no
 * message. When the last pause is over and its try has failed too, the message is parked.
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
 * Milliseconds until the next try after so many have failed; nothing when there is none. `random`, from 0 to 1, moves it by a
 * fifth either way, so that what failed together does not come back together.
 */
export const retryDelayAfter = (
  tries: number,
  random: number,
  pauses: ReadonlyArray<number> = retryDelays,
): number | undefined => {
  const pause = pauses[tries - 1]
  return pause === undefined ? undefined : Math.round(pause * (0.8 + 0.4 * random))
}
