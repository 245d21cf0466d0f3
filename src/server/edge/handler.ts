import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers a request, or leaves it to the next one by saying `false`. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

/** The path of a request without its query, still encoded. */
export const pathOf = (request: IncomingMessage): string => {
  const url = request.url ?? '/'
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}

export const isRead = (request: IncomingMessage): boolean =>
  request.method === 'GET' || request.method === 'HEAD'

export const isCall = (request: IncomingMessage): boolean => pathOf(request).startsWith('/api/')
