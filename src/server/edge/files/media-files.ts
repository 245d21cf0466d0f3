import { avifKey, webpKey } from '#adapters/blobs/variant-keys.ts'
import { storedWidths } from '#domain/picture/picture-source.ts'
import { isNotModified } from './etag.ts'
import { isRead, requestPath, type Handler } from '../handler.ts'

const pattern = /^\/media\/([0-9a-z]+-([1-9]\d*)x\d+(?:-[lrtw]+)?)(?:-([1-9]\d*))?\.(webp|avif)$/

/** Feed readers and other sites may embed pictures. Résumés are not served here. */
const embeddable = { 'cross-origin-resource-policy': 'cross-origin' }

/** Serves stored pictures. While an AVIF is not encoded yet, its WebP is sent instead and cached for a minute. */
export const mediaFiles =
  (read: (key: string) => Promise<Uint8Array | undefined>): Handler =>
  async (request, response) => {
    const match = pattern.exec(requestPath(request))
    if (match === null || !isRead(request)) return false
    const [path, name = '', ofName, ofVariant, format] = match
    const full = Number(ofName)
    const width = Number(ofVariant ?? full)
    if (ofVariant !== undefined && !storedWidths(full).includes(width)) return false
    const etag = `"${path.slice('/media/'.length)}"`
    if (isNotModified(request, etag)) {
      response
        .writeHead(304, { ...embeddable, etag, 'cache-control': 'public, max-age=31536000, immutable' })
        .end()
      return true
    }
    const src = `/media/${name}.webp`
    const avif = format === 'avif' ? await read(avifKey(src, width)) : undefined
    const bytes = avif ?? (await read(webpKey(src, width)))
    if (bytes === undefined) return false
    const isStandIn = format === 'avif' && avif === undefined
    response.writeHead(200, {
      ...embeddable,
      'content-type': avif === undefined ? 'image/webp' : 'image/avif',
      'content-length': bytes.length,
      ...(isStandIn
        ? { 'cache-control': 'public, max-age=60' }
        : { 'cache-control': 'public, max-age=31536000, immutable', etag }),
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }
