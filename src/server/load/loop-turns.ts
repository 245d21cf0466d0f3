/** How often the event loop is expected to come round while there is work. */
const every = 20

/**
 * Knows for how long the event loop has not come round. Timers run before whatever has arrived in the meantime, so what is
 * late here is what has been waiting unseen.
 */
export const loopTurns = (now: () => number = () => performance.now()) => {
  let taken = 0
  let due = Number.POSITIVE_INFINITY
  const comeRound = () => {
    const isIdle = taken === 0
    taken = 0
    due = isIdle ? Number.POSITIVE_INFINITY : now() + every
    if (!isIdle) timer.refresh()
  }
  const timer = setTimeout(comeRound, every).unref()

  return {
    /** Counts a piece of work that this turn has taken on. */
    take: () => {
      taken += 1
      if (due !== Number.POSITIVE_INFINITY) return
      due = now() + every
      timer.refresh()
    },
    taken: () => taken,
    lateness: () => Math.max(0, now() - due),
  }
}
