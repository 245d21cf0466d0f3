import { performance, type EventLoopUtilization } from 'node:perf_hooks'

/** How long the event loop is watched before the cost is told anew. */
const watching = 100

/** Milliseconds that a request keeps the event loop busy, as those of late have done. */
export const requestCost = (
  utilization: (since?: EventLoopUtilization) => EventLoopUtilization = performance.eventLoopUtilization,
) => {
  let before = utilization()
  let done = 0
  let cost = 0

  const learn = () => {
    const { active, idle } = utilization(before)
    if (active + idle < watching) return
    const lately = active / done
    // Half of what was known, so that one slow request is not taken for all.
    cost = cost === 0 ? lately : (cost + lately) / 2
    before = utilization()
    done = 0
  }

  return {
    /** A request has been worked off. */
    done: () => {
      done += 1
      learn()
    },
    milliseconds: () => cost,
  }
}
