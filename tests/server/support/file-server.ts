import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** A plain file server: folders have an index.html, unknown paths a 404.html, and queries mean nothing. */
export const serveFiles = async (folder: string) => {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://x')
    const path = join(folder, decodeURIComponent(pathname))
    const found = await stat(path).catch(() => undefined)
    if (found?.isDirectory() && !pathname.endsWith('/'))
      return response.writeHead(301, { location: `${pathname}/${search}` }).end()
    const file = found?.isDirectory() ? join(path, 'index.html') : path
    const bytes = await readFile(file).catch(() => undefined)
    const type = types[extname(file)] ?? 'application/octet-stream'
    if (bytes !== undefined) return response.writeHead(200, { 'content-type': type }).end(bytes)
    const none = await readFile(join(folder, '404.html'))
    return response.writeHead(404, { 'content-type': 'text/html' }).end(none)
  }
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { site: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
