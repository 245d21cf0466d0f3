import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** How the mail server behaves. */
export type MailServerMode =
  | 'takes'
  /** Accepts connections and never sends anything. */
  | 'silent'
  | { readonly says: number; readonly to: 'MAIL' | 'RCPT' | 'DATA'; readonly text: string }
  /** Accepts the message and disconnects before the response. */
  | 'loses the answer'

interface ReceivedMail {
  readonly from: string
  readonly to: ReadonlyArray<string>
  /** By lower-case name, unfolded. */
  readonly headers: ReadonlyMap<string, string>
  /** The raw message: headers and all parts. */
  readonly raw: string
  /** The parts, decoded. */
  readonly body: string
}

const base64Part = /(?<=^Content-Transfer-Encoding: base64\n\n)[\w+/=\n]+/gm

/** Decodes quoted-printable and base64, the encodings of all texts here. */
const decoded = (body: string) => {
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const parts = Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n')
  return parts.replace(base64Part, (encoded) => Buffer.from(encoded, 'base64').toString('utf8'))
}

const parsed = (raw: string) => {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.replace(/^[^:]*: ?/, '')]),
  )
  return { headers, body: decoded(raw.slice(end + 4)) }
}

const saying = (code: number, sentence: string) => Object.assign(new Error(sentence), { responseCode: code })

/** Starts a real mail server on its own port, which can be set to misbehave. */
export const startMailServer = async (port = 0) => {
  let mode: MailServerMode = 'takes'
  let connections = 0
  const received: Array<ReceivedMail> = []
  const sockets = new Set<Socket>()
  const refusal = (command: 'MAIL' | 'RCPT' | 'DATA') =>
    typeof mode === 'object' && mode.to === command ? saying(mode.says, mode.text) : null

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect: (_, next) => {
      connections += 1
      if (mode !== 'silent') next()
    },
    onMailFrom: (_, __, next) => next(refusal('MAIL')),
    onRcptTo: (_, __, next) => next(refusal('RCPT')),
    onData: (stream, { envelope }, next) => {
      const take = (raw: string) => {
        const refused = refusal('DATA')
        if (refused !== null) return next(refused)
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw, ...parsed(raw) })
        if (mode === 'loses the answer') sockets.forEach((socket) => socket.destroy())
        else next()
      }
      // A message that is cut off does not count.
      void text(stream).then(take, () => {})
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const own = (server.server.address() as AddressInfo).port

  return {
    port: own,
    url: `smtp://127.0.0.1:${own}`,
    received,
    /** The number of connections so far. */
    connections: () => connections,
    now: (next: MailServerMode) => {
      mode = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        sockets.forEach((socket) => socket.destroy())
        server.close(() => resolve())
      }),
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>
