import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Knows the connections, and those on which no request is under way; Node itself counts those that never sent one as busy. */
export const idleConnections = (server: Server) => {
  const underWay = new Map<Socket, number>()
  let isEnding = false

  const count = (socket: Socket, change: number) => {
    const requests = (underWay.get(socket) ?? 0) + change
    if (isEnding && requests === 0) socket.destroySoon()
    else underWay.set(socket, requests)
  }

  server.on('connection', (socket) => {
    count(socket, 0)
    socket.once('close', () => underWay.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => underWay.has(socket) && count(socket, -1))
  })

  return {
    all: () => underWay.keys(),
    /** Ends those that rest, and each of the others as soon as it does. */
    endResting: () => {
      isEnding = true
      for (const socket of underWay.keys()) count(socket, 0)
    },
  }
}
