import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodingFor, pageEncodings } from '../edge/files/encoding.ts'
import { isNotModified } from '../edge/files/etag.ts'
import { retryAfterSeconds } from '../edge/unavailable.ts'
import { requestIdLine } from '../edge/request/current-request.ts'
import type { CachedPage } from './cache/cached-page.ts'

const none: ReadonlyArray<string> = []

/** Sends a page in the smallest encoding that the client accepts, or 304. */
export const sendPage = (
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  status = 200,
): true => {
  const body = page.body(encodingFor(request, pageEncodings))
  const cdnHeaders = page.cdnHeaders?.() ?? none
  if (status === 200 && isNotModified(request, body.etag)) {
    // A header that differs from the page's would replace it in the client's cache.
    for (const name of response.getHeaderNames()) if (name !== 'connection') response.removeHeader(name)
    response.writeHead(304, body.notModified.concat(cdnHeaders, requestIdLine())).end()
    return true
  }
  const retryAfter = status === 503 ? ['retry-after', String(retryAfterSeconds)] : none
  response.writeHead(status, body.headers.concat(cdnHeaders, requestIdLine(), retryAfter))
  response.end(request.method === 'HEAD' ? undefined : body.bytes)
  return true
}
