import { languageInCookies } from '#domain/sign-in/session/language-cookie.ts'
import { isRead, requestPath, type Handler } from './handler.ts'

/** Whether a path belongs to the back office, in any letter case. */
export const isBelowAdmin = (path: string) => /^\/admin(\/|$)/i.test(path)

/** Whether a path is the document that the live preview frames. */
export const isPreviewFrame = (path: string) => path === '/admin/page-frame'

/** Serves the documents of one kind of paths of the back office. */
export const adminPages =
  (
    isOwn: (path: string) => boolean,
    document: (url: string, language: string | undefined) => Promise<string | Buffer>,
    headers: Readonly<Record<string, string>>,
  ): Handler =>
  async (request, response) => {
    if (!isOwn(requestPath(request)) || !isRead(request)) return false
    const html = await document(request.url ?? '/admin', languageInCookies(request.headers.cookie))
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(html),
      ...headers,
      'cache-control': 'no-store',
      // Addresses of the back office may contain personal data, such as a search.
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    response.end(request.method === 'HEAD' ? undefined : html)
    return true
  }
