import { connect } from 'node:net'

/** Sends bytes as they are and answers what came back until the other side closed, or until `patience` has passed. */
export const sendRaw = (site: string, bytes: string | Uint8Array, patience = 2_000): Promise<string> => {
  const { hostname, port } = new URL(site)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    const end = () => {
      socket.destroy()
      resolve(answer)
    }
    socket.setEncoding('latin1')
    socket.setTimeout(patience, end)
    socket.on('data', (chunk) => {
      answer += String(chunk)
    })
    socket.on('error', end)
    socket.on('close', end)
    socket.write(bytes)
  })
}

/** The statuses of the answers in what came back. */
export const statusesIn = (answer: string): ReadonlyArray<number> =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
