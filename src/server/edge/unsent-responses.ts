import type { Socket } from 'node:net'

const lookEvery = 1_000

/** Gives up the answers that wait longest for their readers while more bytes wait to be sent than the server is to remember. */
export const boundUnsentResponses = (sockets: () => Iterable<Socket>, mostBytes: number): NodeJS.Timeout => {
  /** In the order in which they began to wait. */
  let waiting: ReadonlyArray<Socket> = []

  const look = () => {
    const before = new Set(waiting)
    const now = [...sockets()].filter(({ writableLength }) => writableLength > 0)
    const stillWaiting = new Set(now)
    waiting = [...waiting.filter((one) => stillWaiting.has(one)), ...now.filter((one) => !before.has(one))]
    let bytes = waiting.reduce((sum, { writableLength }) => sum + writableLength, 0)
    for (const socket of waiting) {
      if (bytes <= mostBytes) return
      bytes -= socket.writableLength
      socket.destroy()
    }
  }

  return setInterval(look, lookEvery).unref()
}
