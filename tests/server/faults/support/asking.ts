import { Agent, request } from 'node:http'

export interface Asked {
  /** 0 where there was no answer. */
  readonly status: number
  readonly retryAfter: number
  readonly took: number
  /** When it was answered. */
  readonly at: number
}

/** Asks for an address over as many connections as it takes. */
export const asking = (url: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const ask = (): Promise<Asked> =>
    new Promise((resolve) => {
      const begun = performance.now()
      const tell = (status: number, retryAfter = 0) => {
        const at = performance.now()
        resolve({ status, retryAfter, took: at - begun, at })
      }
      request(url, { agent }, (response) => {
        response.resume().on('end', () => {
          tell(response.statusCode ?? 0, Number(response.headers['retry-after'] ?? 0))
        })
      })
        .on('error', () => tell(0))
        .end()
    })
  return { ask, close: () => agent.destroy() }
}
