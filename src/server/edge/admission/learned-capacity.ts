import { performance, type EventLoopUtilization } from 'node:perf_hooks'
import { limits } from '../../config/limits.ts'
import type { Capacity } from './capacity.ts'

/** Milliseconds of event loop time after which the cost is estimated again. */
const window = 100

/** Estimates how long a request keeps the event loop busy, from the requests of the last windows. */
export const requestCost = (
  utilization: (since?: EventLoopUtilization) => EventLoopUtilization = performance.eventLoopUtilization,
) => {
  let before = utilization()
  let done = 0
  let cost = 0

  return {
    done: () => {
      done += 1
      const { active, idle } = utilization(before)
      if (active + idle < window) return
      const latest = active / done
      // A moving average, so that one slow request does not count for all.
      cost = cost === 0 ? latest : (cost + latest) / 2
      before = utilization()
      done = 0
    },
    /** 0 before the first estimate. */
    milliseconds: () => cost,
  }
}

/** With `ADMISSION=learned`: takes as many requests as the event loop works off in a fixed time, whatever one costs. */
export const learnedCapacity = (cost: ReturnType<typeof requestCost> = requestCost()): Capacity => {
  const { workMilliseconds, roundMilliseconds, min, max } = limits.learnedAdmission
  const inFlight = () => Math.max(min, Math.min(max, workMilliseconds / cost.milliseconds()))
  return {
    reads: inFlight,
    writes: inFlight,
    startsPerRound: () => roundMilliseconds / (cost.milliseconds() || 1),
    done: cost.done,
  }
}
