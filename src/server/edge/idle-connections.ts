import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Tracks connections and their requests in flight. Node's own list counts a connection without any request as busy. */
export const idleConnections = (server: Server) => {
  const inFlight = new Map<Socket, number>()
  let isEnding = false

  const count = (socket: Socket, change: number) => {
    const requests = (inFlight.get(socket) ?? 0) + change
    if (isEnding && requests === 0) socket.destroySoon()
    else inFlight.set(socket, requests)
  }

  server.on('connection', (socket) => {
    count(socket, 0)
    socket.once('close', () => inFlight.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => inFlight.has(socket) && count(socket, -1))
  })

  return {
    all: () => inFlight.keys(),
    size: () => inFlight.size,
    /** Closes idle connections now, and each other one when its last request ends. */
    closeWhenIdle: () => {
      isEnding = true
      for (const socket of inFlight.keys()) count(socket, 0)
    },
  }
}
