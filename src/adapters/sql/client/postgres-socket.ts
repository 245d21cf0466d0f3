import { connect, type Socket } from 'node:net'

/** Where the server of an address listens, as PostgreSQL's own programs read it. */
const placeOf = (address: string) => {
  const { hostname, port, searchParams } = new URL(address)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1')
  const at = Number(searchParams.get('port') ?? (port || 5432))
  return host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${at}` }
    : { host: host || 'localhost', port: at, noDelay: true, keepAlive: true, keepAliveInitialDelay: 30_000 }
}

/**
 * A connection to PostgreSQL that ends when nothing has come or gone for `silence` milliseconds, and with it the statement that
 * waits: a network that drops what it is given would keep it for a quarter of an hour. One timer for all that is asked on it
 * costs nothing that can be measured; a fiber for each statement did.
 */
export const postgresSocket = (address: string, silence: number) => (): Socket => {
  const socket = connect(placeOf(address))
  return socket.setTimeout(silence, () => socket.destroy())
}
