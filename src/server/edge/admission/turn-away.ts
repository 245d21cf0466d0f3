import type { ServerResponse } from 'node:http'

const sentence = 'There is too much to do at the moment. Try again in a moment.'
const forCalls = JSON.stringify({ code: 503, message: sentence, data: {} })
const forPeople = `${sentence}\n`

/** Tells a client at once to come again, `retryAfter` in seconds. */
export const turnAway = (response: ServerResponse, isCall: boolean, retryAfter: number): void => {
  response.writeHead(503, {
    'content-type': isCall ? 'application/json' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(retryAfter),
  })
  response.end(isCall ? forCalls : forPeople)
}
