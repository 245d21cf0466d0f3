import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

interface StoredMail {
  readonly uid: number
  readonly source: Buffer
  isSeen: boolean
}

/** How the server behaves, at once or when a command begins so: it drops the connection, or responds with NO. */
export type ImapServerMode =
  | 'works'
  | 'is silent'
  | 'refuses the sign-in'
  | { readonly breaksAt: string }
  | { readonly refusesAt: string }

const user = 'replies'
const password = 'p@ss word'

/** A mailbox over IMAP on its own port, with as much of the protocol as one reader needs. */
export const startImapServer = async (port = 0) => {
  let mode: ImapServerMode = 'works'
  let connections = 0
  const mails: Array<StoredMail> = []
  /** Commands without their tags. */
  const commands: Array<string> = []
  const sockets = new Set<Socket>()

  const fetched = ({ uid, source, isSeen }: StoredMail, wanted: string) => {
    const number = mails.findIndex((mail) => mail.uid === uid) + 1
    const size = wanted.includes('RFC822.SIZE') ? ` RFC822.SIZE ${source.length}` : ''
    const flags = wanted.includes('FLAGS') ? ` FLAGS (${isSeen ? '\\Seen' : ''})` : ''
    const head = `* ${number} FETCH (UID ${uid}${size}${flags}`
    const literal = (name: string, content: Buffer) =>
      Buffer.concat([Buffer.from(`${head} ${name} {${content.length}}\r\n`), content, Buffer.from(')\r\n')])
    if (wanted.includes('BODY.PEEK[]')) return literal('BODY[]', source)
    const end = source.indexOf('\r\n\r\n')
    if (wanted.includes('BODY.PEEK[HEADER]'))
      return literal('BODY[HEADER]', source.subarray(0, end === -1 ? source.length : end + 4))
    return Buffer.from(`${head})\r\n`)
  }

  /** The untagged lines of a response; `undefined` if the command is refused. */
  const respond = (command: string): ReadonlyArray<string | Buffer> | undefined => {
    const [, verb = '', rest = ''] = /^(UID \w+|\w+) ?(.*)$/u.exec(command) ?? []
    const [range = '', ...words] = rest.split(' ')
    const named = mails.filter(({ uid }) => String(uid) === range)
    switch (verb.toUpperCase()) {
      case 'CAPABILITY':
        return ['* CAPABILITY IMAP4rev1\r\n']
      case 'LOGIN':
        return mode !== 'refuses the sign-in' && rest.includes(user) && rest.includes(password)
          ? []
          : undefined
      case 'LIST':
        return ['* LIST () "/" INBOX\r\n']
      case 'SELECT':
        return [
          '* FLAGS (\\Seen)\r\n* OK [PERMANENTFLAGS (\\Seen \\*)] kept\r\n* OK [UIDVALIDITY 7] stable\r\n',
          `* ${mails.length} EXISTS\r\n* 0 RECENT\r\n* OK [UIDNEXT ${mails.length + 1}] next\r\n`,
        ]
      case 'UID SEARCH':
        return [
          `* SEARCH${mails
            .filter(({ isSeen }) => !isSeen)
            .map(({ uid }) => ` ${uid}`)
            .join('')}\r\n`,
        ]
      case 'UID FETCH':
        return named.map((mail) => fetched(mail, words.join(' ')))
      case 'UID STORE':
        for (const mail of named) if (rest.includes('\\Seen')) mail.isSeen = rest.includes('+FLAGS')
        return []
      case 'LOGOUT':
        return ['* BYE see you\r\n']
      case 'NOOP':
        return []
      default:
        return undefined
    }
  }

  const take = (socket: Socket, line: string) => {
    const [tag = '', ...words] = line.split(' ')
    const command = words.join(' ')
    commands.push(command)
    const { breaksAt, refusesAt } = { breaksAt: undefined, refusesAt: undefined, ...Object(mode) }
    const begins = (start: unknown) => typeof start === 'string' && command.startsWith(start)
    if (begins(breaksAt)) return socket.destroy()
    const lines = begins(refusesAt) ? undefined : respond(command)
    for (const each of lines ?? []) socket.write(each)
    socket.write(`${tag} ${lines === undefined ? 'NO refused' : 'OK done'}\r\n`)
    if (command === 'LOGOUT') socket.end()
  }

  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    let unread = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      const lines = (unread + text).split('\r\n')
      unread = lines.pop() ?? ''
      for (const line of lines) take(socket, line)
    })
    if (mode !== 'is silent') socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const own = (server.address() as AddressInfo).port

  return {
    port: own,
    url: `imap://${user}:${encodeURIComponent(password)}@127.0.0.1:${own}/INBOX`,
    commands,
    /** The number of connections so far. */
    connections: () => connections,
    /** Delivers a mail. */
    deliver: (source: string | Buffer) => {
      const mail = { uid: mails.length + 1, source: Buffer.from(source), isSeen: false }
      mails.push(mail)
      return mail.uid
    },
    unread: () => mails.filter(({ isSeen }) => !isSeen).map(({ uid }) => uid),
    now: (next: ImapServerMode) => {
      mode = next
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      if (server.listening) await new Promise((done) => server.close(done))
    },
  }
}

export type ImapServer = Awaited<ReturnType<typeof startImapServer>>
