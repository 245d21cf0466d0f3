import { Effect } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { StoreUnusable } from './store-unusable.ts'

const oldest = 15

const lacking = (message: string, cause?: unknown) => new StoreUnusable({ message, cause })

/** Whether this server can be used at all; makes the extension by which texts are searched. */
export const usablePostgres: Effect.Effect<void, StoreUnusable | SqlError.SqlError, SqlClient.SqlClient> =
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const [server] = yield* sql<{ version: string; encoding: string; searches: number }>`
      select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
        (select count(*) from pg_extension where extname = 'pg_trgm') as searches`
    if (server === undefined || Number.parseInt(server.version, 10) < oldest)
      return yield* lacking(`PostgreSQL ${oldest} or newer is needed; this is ${server?.version}.`)
    if (server.encoding !== 'UTF8')
      return yield* lacking(`The database has the encoding ${server.encoding}; make one with UTF8.`)
    if (server.searches > 0) return
    yield* sql
      .withTransaction(sql`create extension if not exists pg_trgm`)
      .pipe(
        Effect.mapError((cause) =>
          cause.reason._tag === 'LockTimeoutError'
            ? cause
            : lacking(
                'The extension pg_trgm is missing, and this role may not make it. Have an administrator run CREATE EXTENSION pg_trgm in this database.',
                cause,
              ),
        ),
      )
  })

/** What Node calls a certificate that nobody it trusts has signed, that is out of its time, or that is another server's. */
const unverified = /^(CERT_|DEPTH_ZERO_|ERR_TLS_CERT_|SELF_SIGNED_|UNABLE_TO_)/

/** How PostgreSQL calls what its own table of hosts, `pg_hba.conf`, does not let in. */
const notLetIn = '28000'

/** Why a database could not be opened, in a sentence that names no password. */
export const whyUnusable = ({ reason }: SqlError.SqlError): string => {
  const { code } = reason.cause as { readonly code?: unknown }
  if (reason._tag === 'AuthenticationError')
    return code === notLetIn
      ? 'PostgreSQL refuses this user from here, or without TLS: if it wants TLS, add ?sslmode=require.'
      : 'PostgreSQL refuses this user or password.'
  if (reason._tag === 'ConnectionError')
    return unverified.test(String(code))
      ? 'The certificate of PostgreSQL cannot be verified: set NODE_EXTRA_CA_CERTS to the file of the authority that signed it.'
      : 'PostgreSQL cannot be reached at this address.'
  if (reason._tag === 'LockTimeoutError') return 'Another process keeps the database to itself.'
  if (code === '3D000') return 'There is no database of this name.'
  if (reason._tag === 'AuthorizationError')
    return 'This role may not make tables: grant it CREATE on the schema.'
  return 'The database cannot be opened or brought up to date.'
}
