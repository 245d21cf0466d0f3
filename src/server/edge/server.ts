import { createServer, type Server } from 'node:http'
import { Server as NetServer, type AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { StoreBusy } from '#ports/failures.ts'
import { limits } from '../config/limits.ts'
import { StartRefused } from '../config/start-refused.ts'
import { requestIdHeader } from './current-request.ts'
import type { Handler } from './handler.ts'
import { idleConnections } from './idle-connections.ts'
import { sendUnavailable } from './unavailable.ts'
import { boundUnsentResponses } from './unsent-responses.ts'

/** How often Node looks for requests that arrive too slowly. */
const checkEvery = 1_000

/** Connections that may come while the event loop is busy; the system drops more, and their clients wait a second to try again. */
const backlog = 4_096

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

const listen = (server: Server, port: number, host: string) =>
  new Promise<AddressInfo>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE' ? 'something else listens there already' : 'that address is not to be had'
      reject(new StartRefused(`PORT, HOST: the server cannot listen at ${host}:${port}, ${why}.`))
    })
    server.listen({ port, host, backlog }, () => resolve(server.address() as AddressInfo))
  })

type Bounds = Readonly<
  Record<
    'headersWithin' | 'bodyWithin' | 'keepAlive' | 'connections' | 'drain' | 'answerStall' | 'unsentBytes',
    number
  >
>

/** The one server: bounded in time and number, and able to stop without breaking what is under way. */
export const openServer = async (
  port: number,
  host: string,
  bounds: Bounds = limits,
  report: (sentence: string, error: unknown, request?: string) => void = console.error,
) => {
  const server = createServer({
    headersTimeout: bounds.headersWithin,
    requestTimeout: bounds.bodyWithin,
    keepAliveTimeout: bounds.keepAlive,
    connectionsCheckingInterval: Math.min(checkEvery, bounds.headersWithin),
  })
  server.maxConnections = bounds.connections
  // Nothing is heard of a reader who has gone away without a word.
  server.timeout = bounds.answerStall

  const connections = idleConnections(server)
  const unsent = boundUnsentResponses(connections.all, bounds.unsentBytes)
  let accepted = 0
  server.on('connection', () => (accepted += 1))
  let isStopping = false
  let isEnding = false
  let setHandler: (handler: Handler) => void
  const handler = new Promise<Handler>((resolve) => {
    setHandler = resolve
  })

  const respond: Handler = async (request, response) => {
    if (isEnding) response.setHeader('connection', 'close')
    try {
      await (
        await handler
      )(request, response)
    } catch (error) {
      report('A request broke.', error, response.getHeader(requestIdHeader)?.toString())
      if (response.headersSent) response.destroy()
      else if (error instanceof StoreBusy) sendUnavailable(response, error)
      else response.writeHead(500, plain).end('Something went wrong.\n')
    }
    return true
  }
  server.on('request', (request, response) => void respond(request, response))

  const address = await listen(server, port, host)
  let closed: Promise<void> | undefined
  /** Ends with the last connection; unlike that of HTTP it leaves to those that rest the time to be told. */
  const stopListening = () =>
    (closed ??= new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve())))

  return {
    port: address.port,
    /** Requests that came before wait for it. */
    answerWith: (answer: Handler) => setHandler(answer),
    isStopping: () => isStopping,
    /** Connections since the start. */
    accepted: () => accepted,
    connections: () => promisify<number>((told) => server.getConnections(told))(),
    /** From now on each answer ends its connection. */
    announceStop: () => {
      isStopping = true
      isEnding = true
    },
    /** The same where others go on at this address: they take the new connections. */
    leave: () => {
      isEnding = true
      void stopListening()
    },
    /** Takes no request any more, and waits for those under way as long as a drain may take. */
    close: async () => {
      isStopping = true
      isEnding = true
      const giveUp = setTimeout(() => server.closeAllConnections(), bounds.drain)
      connections.endResting()
      await stopListening()
      clearTimeout(giveUp)
      clearInterval(unsent)
    },
  }
}

export type OpenServer = Awaited<ReturnType<typeof openServer>>
