import { storedWidths } from '#domain/picture/picture-source.ts'
import { isHeld } from './etag.ts'
import { isRead, pathOf, type Handler } from './handler.ts'

const form = /^\/media\/([0-9a-z]+-(\d+)x\d+(?:-[lrtw]+)?)(?:-(\d+))?\.(webp|avif)$/

/** The stored picture's own width has no name of its own in WebP; every AVIF names its width. */
const webpKey = (name: string, own: string | undefined, width: string | undefined) =>
  width === undefined || width === own ? `pictures/${name}.webp` : `pictures/${name}-${width}.webp`

/** Feed readers and newspapers show them on pages of their own; résumés stand elsewhere. */
const shown = { 'cross-origin-resource-policy': 'cross-origin' }

/** Serves stored pictures. One whose AVIF is not made yet is answered as WebP, for a short while. */
export const media =
  (read: (key: string) => Promise<Uint8Array | undefined>): Handler =>
  async (request, response) => {
    const match = form.exec(pathOf(request))
    if (match === null || !isRead(request)) return false
    const [path, name = '', own, width, format] = match
    if (width !== undefined && !storedWidths(Number(own)).includes(Number(width))) return false
    const etag = `"${path.slice('/media/'.length)}"`
    if (isHeld(request, etag)) {
      response
        .writeHead(304, { ...shown, etag, 'cache-control': 'public, max-age=31536000, immutable' })
        .end()
      return true
    }
    const wanted = format === 'avif' ? await read(`pictures/${name}-${width ?? own}.avif`) : undefined
    const bytes = wanted ?? (await read(webpKey(name, own, width)))
    if (bytes === undefined) return false
    const isStandIn = format === 'avif' && wanted === undefined
    response.writeHead(200, {
      ...shown,
      'content-type': wanted === undefined ? 'image/webp' : 'image/avif',
      'content-length': bytes.length,
      ...(isStandIn
        ? { 'cache-control': 'public, max-age=60' }
        : { 'cache-control': 'public, max-age=31536000, immutable', etag }),
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }
