import { connect } from 'node:net'
import { enquiry } from '../support/mail/mails.ts'
import { statusesIn } from '../support/raw.ts'
import { none, some, type Figure } from './support/figure.ts'
import { serverProcess } from './support/server-process.ts'

const timeout = 20_000
/** Few enough that none is rejected because of load. */
const concurrency = 12

const withBody = (path: string, type: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

const multipart =
  '--x\r\ncontent-disposition: form-data; name="fname"\r\n\r\nA\r\n--x\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\r\n--x--\r\n'

const whole = [
  'GET /api/group/NewsLater_list?q=x&size=2 HTTP/1.1\r\nhost: x\r\naccept-encoding: br, gzip\r\n\r\n',
  'GET /newsinsights/1?a=%20 HTTP/1.1\r\nhost: x\r\ncookie: session=x; XSRF-TOKEN=y\r\n\r\n'.replace(
    '/newsinsights/1',
    '/media/0-1x1.webp',
  ),
  'PUT /api/group/homepage HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-type: application/json\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
  withBody('/api/group/login', 'application/json', '{"email":"a@example.com"}'),
  withBody('/api/group/enquiry_mail', 'application/json', JSON.stringify({ ...enquiry, email: 'no' })),
  withBody('/api/group/page_view', 'application/json', '{"path":"/","referrer":"http://x"}'),
  withBody('/api/group/profile_mail', 'multipart/form-data; boundary=x', multipart),
]

const noise = ['\u0000', '\r', '\n', '\r\n', '%', '"', '{', '[', '--x', ' ', ':', ';', '\u00ff', '9'.repeat(20), '-1', '\\u0000', '__proto__', 'e999', '%ff', '../'] // prettier-ignore

/** Deterministic pseudorandom numbers (mulberry32). */
const random = (seed: number) => (below: number) => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) % below
}

/** A request with some characters changed, removed or doubled. */
const broken = (seed: number): string => {
  const of = random(seed)
  let text = whole[of(whole.length)] ?? ''
  for (let changes = 1 + of(4); changes > 0; changes--) {
    const at = of(text.length)
    const length = of(8)
    const change = of(4)
    if (change === 0) text = text.slice(0, at) + (noise[of(noise.length)] ?? '') + text.slice(at)
    else if (change === 1) text = text.slice(0, at) + text.slice(at + length)
    else if (change === 2) text = text.slice(0, at) + text.slice(at, at + length) + text.slice(at)
    else text = text.slice(0, at) + String.fromCodePoint(of(256)) + text.slice(at + 1)
  }
  return text
}

/** Sends bytes and returns the response, or `undefined` on timeout. */
const send = (port: number, bytes: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    let response = ''
    const socket = connect({ port, host: '127.0.0.1' })
    const waiting = setTimeout(() => socket.destroy(new Error('silence')), timeout)
    socket.setEncoding('latin1').on('data', (chunk) => (response += String(chunk)))
    socket.on('error', ({ message }) => message === 'silence' && resolve(undefined))
    socket.on('close', () => {
      clearTimeout(waiting)
      resolve(response)
    })
    socket.end(bytes, 'latin1')
  })

/** Sends malformed requests. */
export const malformed = async ({
  requests,
}: {
  readonly requests: number
}): Promise<ReadonlyArray<Figure>> => {
  const server = await serverProcess()
  try {
    const port = Number(new URL(server.site).port)
    const statuses: Array<number> = []
    let silent = 0
    let next = 0
    const sendAll = async () => {
      while (next < requests) {
        const response = await send(port, broken(next++))
        if (response === undefined) silent += 1
        else statuses.push(...statusesIn(response))
      }
    }
    await Promise.all(Array.from({ length: concurrency }, sendAll))
    const { status } = await server.visitor().page('/readyz')
    return [
      some(`responses to ${requests} malformed requests`, statuses.length, requests / 2),
      some('of them refused', statuses.filter((one) => one >= 400).length),
      none('responses of 500 and more', statuses.filter((one) => one >= 500).length),
      none('requests that were left hanging', silent),
      none('servers that crashed', server.isRunning() && status === 200 ? 0 : 1),
    ]
  } finally {
    await server.stop()
  }
}
