import { Agent as HttpAgent, request as askHttp } from 'node:http'
import { Agent as HttpsAgent, request as askHttps } from 'node:https'
import type { Asked } from './load-mix.ts'
import type { LoadOptions } from './load-options.ts'

/** Whoever gets no answer for so long goes on. */
const patience = 30_000

export interface Answered {
  readonly name: string
  /** Nothing where there was no answer. */
  readonly status: number | undefined
  /** From the request to the end of its answer. */
  readonly milliseconds: number
}

/** So many visitors ask one thing after the other, without a pause, until the time is over. */
export const putLoad = async (
  { url, connections, seconds }: LoadOptions,
  mix: ReadonlyArray<Asked>,
): Promise<ReadonlyArray<Answered>> => {
  const isHttps = url.protocol === 'https:'
  const agent = new (isHttps ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: connections })
  const ask = isHttps ? askHttps : askHttp

  const statusOf = ({ path, body }: Asked) =>
    new Promise<number | undefined>((resolve) => {
      const sent = body === undefined ? undefined : JSON.stringify(body)
      const request = ask(new URL(path, url), {
        agent,
        timeout: patience,
        method: sent === undefined ? 'GET' : 'POST',
        headers: {
          'accept-encoding': 'br, gzip',
          ...(sent !== undefined && { 'content-type': 'application/json' }),
        },
      })
      request.on('response', (response) =>
        response
          .resume()
          .on('end', () => resolve(response.statusCode))
          .on('error', () => resolve(undefined)),
      )
      request.on('timeout', () => request.destroy()).on('error', () => resolve(undefined))
      request.end(sent)
    })

  const answers: Array<Answered> = []
  const until = performance.now() + seconds * 1_000
  const visit = async (first: number) => {
    for (let at = first; performance.now() < until; at += 1) {
      const asked = mix[at % mix.length]
      if (asked === undefined) return
      const began = performance.now()
      const status = await statusOf(asked)
      answers.push({ name: asked.name, status, milliseconds: performance.now() - began })
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, visitor) => visit(visitor)))
  agent.destroy()
  return answers
}
