import type { Socket } from 'node:net'

const interval = 1_000

/** Bounds the bytes that wait for slow readers, by closing the connections that have waited longest. */
export const boundUnsentResponses = (sockets: () => Iterable<Socket>, maxBytes: number): NodeJS.Timeout => {
  /** Oldest first. */
  let waiting: ReadonlyArray<Socket> = []

  const check = () => {
    const before = new Set(waiting)
    const now = [...sockets()].filter(({ writableLength }) => writableLength > 0)
    const stillWaiting = new Set(now)
    waiting = [
      ...waiting.filter((socket) => stillWaiting.has(socket)),
      ...now.filter((socket) => !before.has(socket)),
    ]
    let bytes = waiting.reduce((sum, { writableLength }) => sum + writableLength, 0)
    for (const socket of waiting) {
      if (bytes <= maxBytes) return
      bytes -= socket.writableLength
      socket.destroy()
    }
  }

  return setInterval(check, interval).unref()
}
