import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Encoding } from '../../edge/encoding.ts'
import { digestOf } from '../../edge/etag.ts'

export interface CachedBody {
  readonly bytes: Buffer
  readonly etag: string
  /** Names and values in turns, as Node writes them fastest. */
  readonly headers: ReadonlyArray<string>
  readonly notModified: ReadonlyArray<string>
}

/** A page as it is sent. */
export interface CachedPage {
  /** Its body in an encoding, which is made when it is asked for first. */
  readonly body: (encoding: Encoding) => CachedBody
  /** Makes its bodies as small as they get, which costs more than two hundred renders. */
  readonly squeeze: () => Promise<void>
  readonly bytes: () => number
}

const encoder = new TextEncoder()
let room = new Uint8Array()

/** Written in one pass into room that is kept, and copied: half the time of `Buffer.from`, which measures first. */
const utf8 = (text: string): Buffer => {
  if (room.length < 3 * text.length) room = new Uint8Array(3 * text.length)
  return Buffer.from(room.subarray(0, encoder.encodeInto(text, room).written))
}

const suffixes = { identity: '', gzip: '-gz', br: '-br' } as const

const brotli = (quality: number, { length }: Uint8Array) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
})

/** At once, since handing so little to another thread takes longer; brotli is smaller so than gzip at its usual level. */
const quickly = {
  identity: (plain: Buffer) => plain,
  gzip: (plain: Buffer) => gzipSync(plain, { level: 1 }),
  br: (plain: Buffer) => brotliCompressSync(plain, brotli(3, plain)),
} as const

/** Browsers ask again each time, so that a save shows at once; the answer is mostly 304. */
const caching = 'no-cache'

export const cachedPage = (
  text: string,
  headers: Readonly<Record<string, string>>,
  type = 'text/html; charset=utf-8',
): CachedPage => {
  const plain = utf8(text)
  const digest = digestOf(plain)
  const shared = Object.entries({
    ...headers,
    'cache-control': caching,
    vary: 'accept-encoding',
  }).flat()

  // The tag names the content, of which no parts are sent, so it stays when its bytes become fewer.
  const bodyOf = (encoding: Encoding, bytes: Buffer): CachedBody => {
    const etag = `"${digest}${suffixes[encoding]}"`
    return {
      bytes,
      etag,
      headers: shared.concat(
        ['etag', etag, 'content-type', type, 'content-length', String(bytes.length)],
        encoding === 'identity' ? [] : ['content-encoding', encoding],
      ),
      notModified: [...shared, 'etag', etag],
    }
  }

  const bodies: { [encoding in Encoding]?: CachedBody } = {}
  return {
    body: (encoding) => (bodies[encoding] ??= bodyOf(encoding, quickly[encoding](plain))),
    squeeze: async () => {
      bodies.gzip = bodyOf('gzip', await promisify(gzip)(plain, { level: 9 }))
      bodies.br = bodyOf('br', await promisify(brotliCompress)(plain, brotli(11, plain)))
    },
    bytes: () => plain.length + (bodies.gzip?.bytes.length ?? 0) + (bodies.br?.bytes.length ?? 0),
  }
}
