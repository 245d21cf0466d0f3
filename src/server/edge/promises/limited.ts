/** Milliseconds that a place stays empty at most. */
const longestRest = 2_000

/**
 * Runs at most `most` works at once; others wait for their turn, in their order. A finished work leaves its place after
 * `rest` times as long as it took, so that works in a loop leave time for others; its result does not wait.
 */
export const limited = (most: number, rest: number) => {
  const waiting: Array<() => void> = []
  let running = 0
  const leave = () => {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < most) running += 1
    else await new Promise<void>((begin) => waiting.push(begin))
    const began = performance.now()
    try {
      return await work()
    } finally {
      setTimeout(leave, Math.min(rest * (performance.now() - began), longestRest)).unref()
    }
  }
}
