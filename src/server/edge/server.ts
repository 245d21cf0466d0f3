import { createServer, type Server } from 'node:http'
import { Server as NetServer, type AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { StoreBusy } from '#ports/failures.ts'
import { limits } from '../config/limits.ts'
import { StartRefused } from '../config/start-refused.ts'
import { requestIdHeader } from './request/current-request.ts'
import type { Handler } from './handler.ts'
import { idleConnections } from './idle-connections.ts'
import { sendUnavailable } from './unavailable.ts'
import { boundUnsentResponses } from './unsent-responses.ts'

const checkInterval = 1_000

/**
 * Connections that may wait while the event loop is busy. The system drops more, and their clients retry after a
 * second.
 */
const backlog = 4_096

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

const listen = (server: Server, port: number, host: string) =>
  new Promise<AddressInfo>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'the port is in use' : 'the address is not available'
      reject(new StartRefused(`PORT, HOST: the server cannot listen on ${host}:${port}: ${why}.`))
    })
    server.listen({ port, host, backlog }, () => resolve(server.address() as AddressInfo))
  })

type Bounds = Readonly<
  Record<
    'headersWithin' | 'bodyWithin' | 'keepAlive' | 'connections' | 'drain' | 'responseStall' | 'unsentBytes',
    number
  >
>

/** The HTTP server: bounds time and connections, and stops without breaking requests in flight. */
export const openServer = async (
  port: number,
  host: string,
  bounds: Bounds = limits,
  report: (message: string, error: unknown, request?: string) => void = console.error,
) => {
  const server = createServer({
    headersTimeout: bounds.headersWithin,
    requestTimeout: bounds.bodyWithin,
    keepAliveTimeout: bounds.keepAlive,
    connectionsCheckingInterval: Math.min(checkInterval, bounds.headersWithin),
  })
  server.maxConnections = bounds.connections
  // Closes connections whose client is gone without a FIN.
  server.timeout = bounds.responseStall

  const connections = idleConnections(server)
  const unsent = boundUnsentResponses(connections.all, bounds.unsentBytes)
  let accepted = 0
  server.on('connection', () => (accepted += 1))
  /** Fails the check of readiness. */
  let isStopping = false
  /** Closes each connection with its next response. */
  let isEnding = false
  let setHandler: (handler: Handler) => void
  const prepared = new Promise<Handler>((resolve) => {
    setHandler = resolve
  })
  let handler: Handler = async (request, response) => (await prepared)(request, response)

  const respond: Handler = async (request, response) => {
    if (isEnding) response.setHeader('connection', 'close')
    try {
      await handler(request, response)
    } catch (error) {
      report('A request failed.', error, response.getHeader(requestIdHeader)?.toString())
      if (response.headersSent) response.destroy()
      else if (error instanceof StoreBusy) sendUnavailable(response, error)
      else response.writeHead(500, plain).end('Something went wrong.\n')
    }
    return true
  }
  server.on('request', (request, response) => void respond(request, response))

  const address = await listen(server, port, host)
  let closed: Promise<void> | undefined
  /** Resolves with the last connection. Unlike the `close` of HTTP it does not close idle connections. */
  const stopListening = () =>
    (closed ??= new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve())))

  return {
    port: address.port,
    /** Sets the handler. Requests that arrived before wait for it. */
    handleWith: (given: Handler) => {
      handler = given
      setHandler(given)
    },
    isStopping: () => isStopping,
    accepted: () => accepted,
    connections: connections.size,
    /** Closes each connection with its next response. */
    announceStop: () => {
      isStopping = true
      isEnding = true
    },
    /** Stops accepting: other processes at this address take the new connections. */
    leave: () => {
      isEnding = true
      void stopListening()
    },
    /** Stops accepting and waits for requests in flight, for as long as a drain may take. */
    close: async () => {
      isStopping = true
      isEnding = true
      const deadline = setTimeout(() => server.closeAllConnections(), bounds.drain)
      // Turns of the event loop, in which requests that have reached this machine are accepted and read.
      for (let turn = 0; turn < 3; turn += 1) await setImmediate()
      connections.closeWhenIdle()
      await stopListening()
      // Ends HTTP's timer, which would hold the server in memory for as long as the process runs.
      server.close()
      clearTimeout(deadline)
      clearInterval(unsent)
    },
  }
}
