import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { brotli, compressed } from '../../edge/files/compressed.ts'
import type { Encoding } from '../../edge/files/encoding.ts'
import { contentHash } from '../../edge/files/etag.ts'
import { utf8 } from '../utf8.ts'

export interface CachedBody {
  readonly bytes: Buffer
  readonly etag: string
  /** Names and values in one flat array, which Node writes fastest. */
  readonly headers: ReadonlyArray<string>
  /** The headers of a 304: only what a cache reads, as it has the others. */
  readonly notModified: ReadonlyArray<string>
}

/** A page as it is sent, compressed on demand. */
export interface CachedPage {
  readonly body: (encoding: Encoding) => CachedBody
  /** Compresses the bodies as far as possible, which costs more than two hundred renders. */
  readonly recompress: () => Promise<void>
  readonly bytes: () => number
  /** More headers, which depend on the time, of a page in the cache behind a CDN. */
  readonly cdnHeaders?: () => ReadonlyArray<string>
}

const suffixes = { identity: '', gzip: '-gz', br: '-br' } as const

/** Browsers revalidate each time, so that a save shows at once; most responses are 304. */
const caching = 'no-cache'

export const cachedPage = (
  body: string | Buffer,
  headers: Readonly<Record<string, string>>,
  type = 'text/html; charset=utf-8',
): CachedPage => {
  const plain = typeof body === 'string' ? utf8([body]) : body
  const ofCaches = ['cache-control', caching, 'vary', 'accept-encoding']
  const shared = [...Object.entries(headers).flat(), ...ofCaches]
  // Of the headers as well: a 304 does not repeat them, so after a change of them caches need the page anew.
  const digest = contentHash(plain, ...shared)

  // The ETag identifies the content. It stays after recompression, as ranges are not served.
  const bodyOf = (encoding: Encoding, bytes: Buffer): CachedBody => {
    const etag = `"${digest}${suffixes[encoding]}"`
    return {
      bytes,
      etag,
      headers: shared.concat(
        ['etag', etag, 'content-type', type, 'content-length', String(bytes.length)],
        encoding === 'identity' ? [] : ['content-encoding', encoding],
      ),
      notModified: [...ofCaches, 'etag', etag],
    }
  }

  const bodies: { [encoding in Encoding]?: CachedBody } = {}
  return {
    body: (encoding) => (bodies[encoding] ??= bodyOf(encoding, compressed[encoding](plain))),
    recompress: async () => {
      bodies.gzip = bodyOf('gzip', await promisify(gzip)(plain, { level: 9 }))
      bodies.br = bodyOf('br', await promisify(brotliCompress)(plain, brotli(11, plain)))
    },
    bytes: () => plain.length + (bodies.gzip?.bytes.length ?? 0) + (bodies.br?.bytes.length ?? 0),
  }
}
