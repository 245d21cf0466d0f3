import type { ServerResponse } from 'node:http'
import { failureStatus } from '#adapters/http/client/failure-status.ts'

/** Sent with every 503 that has no better estimate, in seconds. */
export const retryAfterSeconds = 5

interface Unavailable {
  readonly message: string
  /** In seconds. */
  readonly retryAfter?: number
  /** Whether the client expects the envelope of the API; others get plain text. */
  readonly inEnvelope?: boolean
}

export const sendUnavailable = (
  response: ServerResponse,
  { message, retryAfter = retryAfterSeconds, inEnvelope = false }: Unavailable,
): void => {
  const code = failureStatus.StoreBusy
  response.writeHead(code, {
    'content-type': inEnvelope ? 'application/json' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(Math.ceil(retryAfter)),
  })
  response.end(inEnvelope ? JSON.stringify({ code, message, data: {} }) : `${message}\n`)
}
