/** The longest rest after a task, in milliseconds. */
const maxRest = 2_000

/**
 * Runs at most `max` tasks at once; others queue in order. After a task its slot rests `rest` times as long as the task
 * took, so that tasks in a loop leave time for others; the result does not wait.
 */
export const concurrencyLimit = (max: number, rest: number) => {
  const waiting: Array<() => void> = []
  let running = 0
  const leave = () => {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < max) running += 1
    else await new Promise<void>((begin) => waiting.push(begin))
    const began = performance.now()
    try {
      return await task()
    } finally {
      setTimeout(leave, Math.min(rest * (performance.now() - began), maxRest)).unref()
    }
  }
}
