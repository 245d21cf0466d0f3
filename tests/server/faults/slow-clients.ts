import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { none, quantile, some, within, type Figure } from './support/figure.ts'
import { addPositions } from './support/large-lists.ts'
import { serverProcess } from './support/server-process.ts'
import { nothingYet, sendEnquiry } from './support/visitors.ts'

const beginnings = {
  headers: 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ',
  bodies:
    'POST /api/group/enquiry_mail HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{',
  readers: 'GET /api/group/Career_list?size=200 HTTP/1.1\r\nhost: x\r\n\r\n',
  idle: '',
} as const

/** Reads the beginning of a response, as far as the socket buffers it. */
const beginsToRead = (socket: Socket) =>
  new Promise<void>((resolve) => void socket.once('readable', resolve).once('close', () => resolve()))

/** Requests in flight before the first response. */
const readersAtOnce = 50

/** Clients that read almost nothing of their responses. Each connects when the one before has its response. */
const openReaders = async (port: number, count: number): Promise<ReadonlyArray<Socket>> => {
  const readers: Array<Socket> = []
  while (readers.length < count) {
    const next = await open(port, Math.min(readersAtOnce, count - readers.length), beginnings.readers)
    await Promise.all(next.map(beginsToRead))
    readers.push(...next)
  }
  return readers
}

/** Opens connections, a few at a time, each with an unfinished request. */
const open = async (port: number, count: number, beginning: string): Promise<ReadonlyArray<Socket>> => {
  const sockets: Array<Socket> = []
  for (let opened = 0; opened < count; opened++) {
    const socket = connect(port, '127.0.0.1').pause()
    socket.on('error', () => {})
    if (beginning !== '') socket.write(beginning)
    sockets.push(socket)
    if (opened % 100 === 99) await pause(10)
  }
  return sockets
}

/** Clients that send or read almost nothing, and many idle ones. */
export const slowClients = async ({
  each,
  idle,
  duration,
}: {
  readonly each: number
  readonly idle: number
  readonly duration: number
}): Promise<ReadonlyArray<Figure>> => {
  const server = await serverProcess()
  const sockets: Array<Socket> = []
  try {
    await addPositions(server.dataDir, 200, 7_000)
    const port = Number(new URL(server.site).port)
    sockets.push(...(await open(port, idle, beginnings.idle)))
    const slow = [
      ...(await open(port, each, beginnings.headers)),
      ...(await open(port, each, beginnings.bodies)),
    ]
    sockets.push(...slow, ...(await openReaders(port, each)))
    const trickling = setInterval(() => {
      for (const socket of slow) if (socket.writable) socket.write('x')
    }, 1_000)

    const took: Array<number> = []
    const failed: Array<number> = []
    for (const until = performance.now() + duration; performance.now() < until; await pause(10)) {
      const started = performance.now()
      const requests = [
        server.visitor().get('/Career_list?size=1'),
        sendEnquiry(server.visitor(), nothingYet()),
      ]
      for (const { status } of await Promise.all(requests)) if (status !== 200) failed.push(status)
      took.push(performance.now() - started)
    }
    clearInterval(trickling)
    return [
      some(`connections: ${each} of each slow kind and ${idle} idle`, sockets.length, 3 * each + idle),
      some('requests of others', took.length * 2),
      none(['requests of others that failed', ...failed].join(' '), failed.length),
      within('a request of others took, 99 of 100', quantile(took, 0.99), 200),
      none('servers that crashed', server.isRunning() ? 0 : 1),
    ]
  } finally {
    for (const socket of sockets) socket.destroy()
    await server.stop()
  }
}
