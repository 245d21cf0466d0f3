import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A program that receives webhooks; `answer` is the status, or `undefined` for no response at all. */
export const startReceiver = async (answer: (received: number) => number | undefined = () => 200) => {
  const received: Array<Received> = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += String(chunk)))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      const status = answer(received.length)
      if (status !== undefined) response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('x')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    received,
    port,
    address: `http://127.0.0.1:${port}/hooks`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** Verifies as Standard Webhooks says, and not as the product's code does. */
export const verifies = ({ headers, body }: Received, secret: string, now: number): boolean => {
  const text = (name: string) => String(headers[`webhook-${name}`])
  if (Math.abs(now / 1_000 - Number(text('timestamp'))) > 300) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key)
    .update([text('id'), text('timestamp'), body].join('.'))
    .digest()
  return text('signature')
    .split(' ')
    .some((one) => {
      const [version, value = ''] = one.split(',')
      const given = Buffer.from(value, 'base64')
      return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
    })
}
