import { Agent, request } from 'node:http'

export interface Timed {
  /** 0 without a response. */
  readonly status: number
  readonly retryAfter: number
  readonly took: number
  /** When the response ended. */
  readonly at: number
}

/** Requests one address, over as many connections as needed. */
export const poller = (url: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const send = (): Promise<Timed> =>
    new Promise((resolve) => {
      const started = performance.now()
      const finish = (status: number, retryAfter = 0) => {
        const at = performance.now()
        resolve({ status, retryAfter, took: at - started, at })
      }
      request(url, { agent }, (response) => {
        response.resume().on('end', () => {
          finish(response.statusCode ?? 0, Number(response.headers['retry-after'] ?? 0))
        })
      })
        .on('error', () => finish(0))
        .end()
    })
  return { send, close: () => agent.destroy() }
}
