import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type { LoadRequest } from './load-mix.ts'
import type { LoadOptions } from './load-options.ts'

const responseTimeout = 30_000

export interface LoadResponse {
  readonly name: string
  /** `undefined` if there was no response. */
  readonly status: number | undefined
  /** From the request to the end of its response. */
  readonly milliseconds: number
}

/** Sends requests over all connections, each one after the other without a pause, until the time is over. */
export const putLoad = async (
  { url, connections, seconds }: LoadOptions,
  mix: ReadonlyArray<LoadRequest>,
): Promise<ReadonlyArray<LoadResponse>> => {
  const isHttps = url.protocol === 'https:'
  const agent = new (isHttps ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: connections })
  const send = isHttps ? requestHttps : requestHttp

  const statusOf = ({ path, body }: LoadRequest) =>
    new Promise<number | undefined>((resolve) => {
      const payload = body === undefined ? undefined : JSON.stringify(body)
      const request = send(new URL(path, url), {
        agent,
        timeout: responseTimeout,
        method: payload === undefined ? 'GET' : 'POST',
        headers: {
          'accept-encoding': 'br, gzip',
          ...(payload !== undefined && { 'content-type': 'application/json' }),
        },
      })
      request.on('response', (response) =>
        response
          .resume()
          .on('end', () => resolve(response.statusCode))
          .on('error', () => resolve(undefined)),
      )
      request.on('timeout', () => request.destroy()).on('error', () => resolve(undefined))
      request.end(payload)
    })

  const responses: Array<LoadResponse> = []
  const until = performance.now() + seconds * 1_000
  const repeat = async (first: number) => {
    for (let index = first; performance.now() < until; index += 1) {
      const request = mix[index % mix.length]
      if (request === undefined) return
      const began = performance.now()
      const status = await statusOf(request)
      responses.push({ name: request.name, status, milliseconds: performance.now() - began })
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => repeat(connection)))
  agent.destroy()
  return responses
}
