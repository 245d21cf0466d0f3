import { PgClient, PgPool, type PgConnection } from '@effect/sql-pg'
import { Effect, Layer, Redacted, Semaphore, Duration } from 'effect'
import { Reactivity } from 'effect/reactivity'
import { SqlClient, SqlError, type SqlConnection } from 'effect/sql'
import { migrate, refuseOtherVersion } from './migrate.ts'
import { noTurn } from './no-turn.ts'
import { numbers, postgresConnection } from './postgres-connection.ts'
import { postgresSocket } from './postgres-socket.ts'
import { usablePostgres, whyUnusable } from './postgres-usable.ts'
import { StoreUnusable } from './store-unusable.ts'
import { retryUntilFree } from './retry-until-free.ts'

export interface PostgresOptions {
  /** `postgres://user:password@host:5432/database`. */
  readonly url: string
  /** The size of the connection pool; one connection writes. */
  readonly connections?: number
  /** How long a transaction waits for its turn. */
  readonly timeout?: Duration.Input
  /** How long a connection stays open without traffic, even while a statement runs. */
  readonly silence?: Duration.Input
}

/**
 * A migrated PostgreSQL database. Transactions of all processes take turns, as on SQLite, so that what a transaction
 * has read stays true until its commit. Statements outside a transaction do not wait.
 */
export const Postgres = (options: PostgresOptions): Layer.Layer<SqlClient.SqlClient, StoreUnusable> =>
  opened(Effect.andThen(migrated(options), makeClient({ silence: '65 seconds', ...options }, session)))

/** A database for a command: it is not migrated, and refused if another version of the program wrote it. */
export const UnmigratedPostgres = (url: string): Layer.Layer<SqlClient.SqlClient, StoreUnusable> =>
  opened(
    makeClient({ url }, { ...session, idle_in_transaction_session_timeout: '0' }).pipe(
      Effect.tap((client) => Effect.provideService(refuseOtherVersion, SqlClient.SqlClient, client)),
    ),
  )

/** Uses a connection without `silence`: a migration may take long without traffic. */
const migrated = (options: PostgresOptions) =>
  Effect.gen(function* () {
    const client = yield* makeClient({ ...options, connections: 1, silence: 0 }, session)
    const ready = Effect.andThen(usablePostgres, migrate)
    yield* Effect.provideService(retryUntilFree(ready), SqlClient.SqlClient, client)
  }).pipe(Effect.scoped)

const opened = <R>(client: Effect.Effect<SqlClient.SqlClient, StoreUnusable | SqlError.SqlError, R>) =>
  Layer.effect(SqlClient.SqlClient, client).pipe(
    Layer.catchTag('SqlError', (cause) =>
      Layer.effectContext(new StoreUnusable({ message: whyUnusable(cause), cause })),
    ),
    Layer.provide(Reactivity.layer),
  )

/** Settings of every session. With `synchronous_commit`, a commit is on disk when it succeeds. */
const session = {
  synchronous_commit: 'on',
  timezone: 'UTC',
  statement_timeout: '60s',
  idle_in_transaction_session_timeout: '60s',
}

/** The advisory lock by which transactions of all processes take turns; the number is this program's own. */
const lockForAll = 'select pg_advisory_xact_lock(7234167901)'

const makeClient = Effect.fnUntraced(function* (
  { url, connections = 10, timeout = '10 seconds', silence = 0 }: PostgresOptions,
  settings: typeof session,
) {
  const pool = yield* PgPool.make({
    url: Redacted.make(url),
    types: numbers,
    maxConnections: connections,
    preparedStatementCacheSize: 500,
    applicationName: 'sahilan',
    startupParameters: { ...settings, lock_timeout: `${Duration.toMillis(timeout)}ms` },
    connectTimeout: '5 seconds',
    stream: postgresSocket(url, Duration.toMillis(silence)),
  })
  const reserve = Effect.map(pool.reserve, postgresConnection)
  const spanAttributes = [['db.system.name', 'postgresql']] as const
  const client = yield* SqlClient.make({
    acquirer: Effect.map(pool.get, postgresConnection),
    borrower: (use) => pool.use((connection) => use(postgresConnection(connection))),
    transactionAcquirer: reserve,
    compiler: PgClient.makeCompiler(),
    driver: 'pg',
    spanAttributes,
  })

  const turns = yield* Semaphore.make(1)
  const turn = turns
    .takeScoped(1)
    .pipe(Effect.timeoutOrElse({ duration: timeout, orElse: () => Effect.fail(noTurn) }))
  const on = (connection: SqlConnection.Connection, sql: string) =>
    Effect.asVoid(connection.execute(sql, [], undefined))

  return Object.assign(client, {
    withTransaction: SqlClient.makeWithTransaction({
      transactionService: client.transactionService,
      spanAttributes,
      acquireConnection: (restore) => restore(Effect.andThen(turn, reserve)),
      begin: (connection, statement) =>
        statement === undefined
          ? Effect.andThen(on(connection, 'BEGIN'), on(connection, lockForAll)).pipe(
              Effect.onError(() => Effect.ignore(on(connection, 'ROLLBACK'))),
            )
          : on(connection, statement),
      commit,
      rollback: (connection) => on(connection, 'ROLLBACK'),
      savepoint: (connection, depth) => on(connection, `SAVEPOINT depth_${depth}`),
      releaseSavepoint: (connection, depth) => on(connection, `RELEASE depth_${depth}`),
      rollbackSavepoint: (connection, depth) => on(connection, `ROLLBACK TO depth_${depth}`),
    }),
  })
})

/** PostgreSQL reports no error when it rolls back a failed transaction on COMMIT; this fails then. */
const commit = (connection: SqlConnection.Connection) =>
  Effect.flatMap(connection.executeRaw('COMMIT', []), (result) =>
    // The type of results of this pool's sessions.
    (result as PgConnection.Result).command === 'ROLLBACK' ? Effect.fail(rolledBack) : Effect.void,
  )

const rolledBack = new SqlError.SqlError({
  reason: new SqlError.UnknownError({
    cause: new Error('The transaction was rolled back'),
    operation: 'commit',
  }),
})
