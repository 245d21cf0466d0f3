import type { IncomingMessage, ServerResponse } from 'node:http'

/** Responds to a request, or returns `false` to pass it to the next handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

/** The path of a request without its query, still encoded. */
export const requestPath = (request: IncomingMessage): string => {
  const url = request.url ?? '/'
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}

export const isRead = (request: IncomingMessage): boolean =>
  request.method === 'GET' || request.method === 'HEAD'

export const isApiRequest = (request: IncomingMessage): boolean => requestPath(request).startsWith('/api/')

/** Runs handlers in order until one has responded. */
export const chain =
  (...handlers: ReadonlyArray<Handler>): Handler =>
  async (request, response) => {
    for (const handler of handlers) {
      const hasResponded = handler(request, response)
      if (hasResponded === true || (hasResponded !== false && (await hasResponded))) return true
    }
    return false
  }
