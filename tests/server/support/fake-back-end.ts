import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface Answered {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** A string is sent as it is, everything else as JSON. */
  readonly body: unknown
}

/** A fake back end with the responses of a test. It records its requests. */
export const fakeBackEnd = async (respond: (call: Received) => Answered | Promise<Answered>) => {
  const received: Array<Received> = []
  const closed: Array<string> = []
  const server = createServer((request, response) => {
    const reply = async () => {
      const { method = '', url = '', headers } = request
      const call = { method, url, headers, body: await text(request) }
      received.push(call)
      response.on('close', () => response.writableFinished || closed.push(url))
      const { status = 200, headers: responseHeaders = {}, body } = await respond(call)
      response.writeHead(status, responseHeaders)
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    }
    void reply()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    host: `http://127.0.0.1:${port}`,
    received,
    /** Addresses of requests that the client aborted. */
    closed,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
