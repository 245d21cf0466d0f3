import { Effect } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { notOpened, StoreUnusable } from './store-unusable.ts'

const minVersion = 15

const unusable = (message: string, cause?: unknown) => new StoreUnusable({ message, cause })

/** Checks the version and the encoding of the server, and creates the extension for text search. */
export const usablePostgres: Effect.Effect<void, StoreUnusable | SqlError.SqlError, SqlClient.SqlClient> =
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const [server] = yield* sql<{ version: string; encoding: string; trigrams: number }>`
      select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
        (select count(*) from pg_extension where extname = 'pg_trgm') as trigrams`
    if (server === undefined || Number.parseInt(server.version, 10) < minVersion)
      return yield* unusable(`PostgreSQL ${minVersion} or newer is needed; this is ${server?.version}.`)
    if (server.encoding !== 'UTF8')
      return yield* unusable(`The database has the encoding ${server.encoding}; make one with UTF8.`)
    if (server.trigrams > 0) return
    yield* sql
      .withTransaction(sql`create extension if not exists pg_trgm`)
      .pipe(
        Effect.mapError((cause) =>
          cause.reason._tag === 'LockTimeoutError'
            ? cause
            : unusable(
                'The extension pg_trgm is missing, and this role may not make it. Have an administrator run CREATE EXTENSION pg_trgm in this database.',
                cause,
              ),
        ),
      )
  })

/** Node's error codes of an untrusted, expired or mismatched certificate. */
const unverified = /^(CERT_|DEPTH_ZERO_|ERR_TLS_CERT_|SELF_SIGNED_|UNABLE_TO_)/

/** PostgreSQL's error code for a connection that `pg_hba.conf` does not allow. */
const notInHostTable = '28000'

/** Explains why a database could not be opened. Never contains the password. */
export const whyUnusable = (error: SqlError.SqlError): string => {
  const { reason } = error
  const { code } = reason.cause as { readonly code?: unknown }
  if (reason._tag === 'AuthenticationError')
    return code === notInHostTable
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
  return notOpened(error)
}
