import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { encodingFor, type Encoding } from './encoding.ts'
import { etagOf, isNotModified } from './etag.ts'
import { isRead, requestPath, type Handler } from '../handler.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const

interface Body {
  readonly bytes: Buffer
  readonly etag: string
}

interface StaticFile {
  readonly path: string
  readonly type: string
  readonly has: { readonly br: boolean; readonly gzip: boolean }
  /** Read on the first request and cached. */
  readonly bodies: Partial<Record<Encoding, Promise<Body>>>
}

interface Options {
  /** The path under which the folder is served, `/` or `/name/`. */
  readonly at: string
  /** Whether the name contains a hash of the content. */
  readonly isImmutable: (name: string) => boolean
  readonly headers?: Readonly<Record<string, string>>
}

const namesIn = (folder: string): ReadonlyArray<string> => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(sep, '/'))
  } catch {
    return []
  }
}

const filesIn = (folder: string, at: string): ReadonlyMap<string, StaticFile> => {
  const names = new Set(namesIn(folder))
  const files = new Map<string, StaticFile>()
  for (const name of names) {
    const type = types[extname(name)]
    if (type === undefined || name.startsWith('.')) continue
    const has = { br: names.has(`${name}.br`), gzip: names.has(`${name}.gz`) }
    files.set(at + name, { path: join(folder, name), type, has, bodies: {} })
  }
  return files
}

const read = async (file: StaticFile, encoding: Encoding): Promise<Body> => {
  try {
    const bytes = await readFile(file.path + suffixes[encoding])
    return { bytes, etag: etagOf(bytes) }
  } catch (error) {
    // The next request tries again.
    delete file.bodies[encoding]
    throw error
  }
}

const bodyOf = (file: StaticFile, encoding: Encoding): Promise<Body> =>
  (file.bodies[encoding] ??= read(file, encoding))

/** Serves the files that a folder has at the start, with their precompressed variants. */
export const staticFiles = (folder: string, options: Options): Handler => {
  const files = filesIn(folder, options.at)
  return async (request, response) => {
    const path = requestPath(request)
    const file = files.get(path) ?? (path === options.at ? files.get(`${path}index.html`) : undefined)
    if (file === undefined || !isRead(request)) return false
    const encoding = encodingFor(request, file.has)
    const { bytes, etag } = await bodyOf(file, encoding)
    const headers = {
      ...options.headers,
      'cache-control': options.isImmutable(path)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=300',
      etag,
      ...((file.has.br || file.has.gzip) && { vary: 'accept-encoding' }),
    }
    if (isNotModified(request, etag)) {
      response.writeHead(304, headers).end()
      return true
    }
    response.writeHead(200, {
      ...headers,
      'content-type': file.type,
      'content-length': bytes.length,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }
}
