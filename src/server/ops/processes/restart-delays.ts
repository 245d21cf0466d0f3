const shortest = 100
const longest = 30_000

/** Milliseconds after which a process counts as healthy. */
const healthyAfter = 60_000

/** Exponential backoff for restarts in milliseconds, reset by a healthy process. */
export const restartDelays = () => {
  let next = shortest
  return {
    after: (lived: number): number => {
      if (lived >= healthyAfter) next = shortest
      const delay = next
      next = Math.min(longest, next * 2)
      return delay
    },
  }
}
