import { createServer, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'

/** Where the proxy has its script, and takes what that sends. */
const path = '/what-the-console-shows'

/** Runs before the scripts of a page, and sends what a console would show. */
const listener = `{
  const send = (kind, text) => navigator.sendBeacon('${path}', kind + ': ' + text)
  for (const kind of ['debug', 'error', 'info', 'log', 'warn'])
    console[kind] = (...parts) => send(kind, parts.join(' '))
  addEventListener('error', ({ message, target }) => {
    // A browser says nothing of preloads that end with their page.
    if (message || target.localName !== 'link' || target.rel === 'stylesheet')
      send('error', message ?? target.src ?? target.href)
  }, true)
  addEventListener('unhandledrejection', ({ reason }) => send('rejection', String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    send('policy', violatedDirective + ' ' + blockedURI))
}`

/**
 * Passes requests on to a site, and adds the listener to its documents: the driver of WebKit reports no console
 * messages.
 */
export const startListeningProxy = async () => {
  const messages: string[] = []
  let site = ''
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === path && incoming.method === 'POST') {
      void text(incoming).then((message) => messages.push(message))
      outgoing.writeHead(204).end()
      return
    }
    if (incoming.url === path) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(listener)
      return
    }
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const passed = request(site + (incoming.url ?? ''), { method: incoming.method, headers }, (response) => {
      const { statusCode = 502, headers: received } = response
      if (!received['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(statusCode, received)
        response.pipe(outgoing)
        return
      }
      delete received['content-length']
      void text(response).then((html) => {
        outgoing.writeHead(statusCode, received)
        outgoing.end(html.replace('<head>', `<head><script src="${path}"></script>`))
      })
    })
    passed.once('error', () => outgoing.destroy())
    incoming.pipe(passed)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    messages,
    /** The address of the proxy for one of a site, to which it passes requests from now on. */
    addressOf: (address: string) => {
      site = new URL(address).origin
      return address.replace(site, `http://127.0.0.1:${port}`)
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
