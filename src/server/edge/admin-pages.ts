import { isRead, pathOf, type Handler } from './handler.ts'

/** The back office and everything below it, however the address is written. */
export const isBelowAdmin = (path: string) => /^\/admin(\/|$)/i.test(path)

/** One document, never kept. */
export const adminPages =
  (
    document: (url: string) => Promise<string>,
    headersOf: (html: string) => Readonly<Record<string, string>>,
  ): Handler =>
  async (request, response) => {
    if (!isBelowAdmin(pathOf(request)) || !isRead(request)) return false
    const html = await document(request.url ?? '/admin')
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(html),
      ...headersOf(html),
      'cache-control': 'no-store',
      // The address of a page may hold what nobody else should know.
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    response.end(request.method === 'HEAD' ? undefined : html)
    return true
  }
