import { connect, type Socket } from 'node:net'

/** Host and port, or socket path, of a connection URL, by the rules of libpq. */
const endpointOf = (url: string) => {
  const { hostname, port, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1')
  const portNumber = Number(searchParams.get('port') ?? (port || 5432))
  return host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${portNumber}` }
    : {
        host: host || 'localhost',
        port: portNumber,
        noDelay: true,
        keepAlive: true,
        keepAliveInitialDelay: 30_000,
      }
}

/**
 * Opens a connection to PostgreSQL that is closed after `silence` milliseconds without traffic. Otherwise a network
 * that drops packets would block its statement for a quarter of an hour. One timer per socket costs nothing
 * measurable; a fiber per statement did.
 */
export const postgresSocket = (url: string, silence: number) => (): Socket => {
  const socket = connect(endpointOf(url))
  return socket.setTimeout(silence, () => socket.destroy())
}
