import type { Socket } from 'node:net'

const interval = 1_000

interface Bounds {
  /** Milliseconds for which a reader may read nothing. */
  readonly responseStall: number
  readonly unsentBytes: number
}

/**
 * Closes connections whose reader stalls, or is gone without a FIN, and those that have waited longest once too many
 * bytes wait. A timeout of the server would do the first, but setting it for each request costs a fifth of a cached page.
 */
export const boundUnsentResponses = (
  sockets: () => Iterable<Socket>,
  { responseStall, unsentBytes }: Bounds,
): NodeJS.Timeout => {
  /** Oldest first. */
  let waiting: ReadonlyArray<Socket> = []

  const check = () => {
    const before = new Set(waiting)
    const now = [...sockets()].filter(({ writableLength }) => writableLength > 0)
    const stillWaiting = new Set(now)
    const added = now.filter((socket) => !before.has(socket))
    for (const socket of added) socket.setTimeout(responseStall)
    waiting = [...waiting.filter((socket) => stillWaiting.has(socket)), ...added]
    let bytes = waiting.reduce((sum, { writableLength }) => sum + writableLength, 0)
    for (const socket of waiting) {
      if (bytes <= unsentBytes) return
      bytes -= socket.writableLength
      socket.destroy()
    }
  }

  return setInterval(check, interval).unref()
}
