import { connect } from 'node:net'

/** Sends raw bytes and returns the response, until the server closes or the timeout ends. */
export const sendRaw = (site: string, bytes: string | Uint8Array, timeout = 2_000): Promise<string> => {
  const { hostname, port } = new URL(site)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let responses = ''
    const end = () => {
      socket.destroy()
      resolve(responses)
    }
    socket.setEncoding('latin1')
    socket.setTimeout(timeout, end)
    socket.on('data', (chunk) => {
      responses += String(chunk)
    })
    socket.on('error', end)
    socket.on('close', end)
    socket.write(bytes)
  })
}

/** The status codes in raw responses. */
export const statusesIn = (responses: string): ReadonlyArray<number> =>
  [...responses.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
