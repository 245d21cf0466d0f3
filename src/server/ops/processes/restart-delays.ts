const shortest = 100
const longest = 30_000

/** A process that has lived so long was well, in milliseconds. */
const calm = 60_000

/** How long to wait before a process is started again, in milliseconds: longer each time, until one lives. */
export const restartDelays = () => {
  let next = shortest
  return {
    after: (lived: number): number => {
      if (lived >= calm) next = shortest
      const pause = next
      next = Math.min(longest, next * 2)
      return pause
    },
  }
}
