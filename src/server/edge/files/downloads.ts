import type { IncomingMessage } from 'node:http'
import { isPdfAddress } from '#domain/picture/pdf-file.ts'
import { attachment } from '../../api/response/attachment.ts'
import { isNotModified } from './etag.ts'
import { isRead, requestPath, type Handler } from '../handler.ts'

export interface Download {
  /** Without its ending. */
  readonly name: string
  readonly bytes: Uint8Array
}

interface DownloadsOptions {
  /** `undefined` if there is none, or if the sender of the request may not have it. */
  readonly find: (address: string, request: IncomingMessage) => Promise<Download | undefined>
  readonly sent: (address: string, request: IncomingMessage) => void
}

/** Serves the PDFs of the library as attachments. They are checked each time, as a page may leave the site. */
export const downloads =
  ({ find, sent }: DownloadsOptions): Handler =>
  async (request, response) => {
    const address = requestPath(request)
    if (!isPdfAddress(address) || !isRead(request)) return false
    const file = await find(address, request)
    if (file === undefined) return false
    const etag = `"${address.slice('/media/'.length)}"`
    const headers = { 'cache-control': 'private, no-cache', etag }
    if (isNotModified(request, etag)) {
      response.writeHead(304, headers).end()
      return true
    }
    response.writeHead(200, {
      ...headers,
      ...attachment(`${file.name || 'file'}.pdf`),
      'content-type': 'application/pdf',
      'content-length': file.bytes.length,
    })
    response.end(request.method === 'HEAD' ? undefined : file.bytes)
    if (request.method === 'GET') sent(address, request)
    return true
  }
