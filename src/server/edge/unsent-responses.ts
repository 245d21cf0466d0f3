import type { Socket } from 'node:net'
import { limits } from '../config/limits.ts'
import type { Handler } from './handler.ts'

const interval = 1_000

interface Bounds {
  /** Milliseconds for which a reader may read nothing. */
  readonly responseStall: number
  readonly unsentBytes: number
}

/** Closes a connection whose response makes no progress, be it that its handler waits or its reader. */
export const closeStalled: Handler = (_, response) => {
  response.setTimeout(limits.responseStall)
  return false
}

/**
 * Closes connections whose reader stalls, or is gone without a FIN, and those that have waited longest once too many
 * bytes wait. Cached pages have only this, as a timeout for each costs a fifth of their time.
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
    // The next request on a connection ends its timeout.
    for (const socket of now) if (socket.timeout !== responseStall) socket.setTimeout(responseStall)
    waiting = [
      ...waiting.filter((socket) => stillWaiting.has(socket)),
      ...now.filter((socket) => !before.has(socket)),
    ]
    let bytes = waiting.reduce((sum, { writableLength }) => sum + writableLength, 0)
    for (const socket of waiting) {
      if (bytes <= unsentBytes) return
      bytes -= socket.writableLength
      socket.destroy()
    }
  }

  return setInterval(check, interval).unref()
}
