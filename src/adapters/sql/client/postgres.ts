import { PgClient, PgPool, type PgConnection } from '@effect/sql-pg'
import { Effect, Layer, Redacted, Semaphore, Duration } from 'effect'
import { Reactivity } from 'effect/reactivity'
import { SqlClient, SqlError, type SqlConnection } from 'effect/sql'
import { migrate, refuseOtherVersion } from './migrate.ts'
import { numbers, postgresConnection } from './postgres-connection.ts'
import { postgresSocket } from './postgres-socket.ts'
import { usablePostgres, whyUnusable } from './postgres-usable.ts'
import { StoreUnusable } from './store-unusable.ts'
import { retryUntilFree } from './retry-until-free.ts'

export interface PostgresOptions {
  /** `postgres://user:password@host:5432/database`. */
  readonly url: string
  /** The most connections of this process; one of them writes. */
  readonly connections?: number
  /** How long a transaction waits for its turn. */
  readonly patience?: Duration.Input
  /** How long a connection on which nothing comes or goes is kept, and with it a statement without an answer. */
  readonly silence?: Duration.Input
}

/**
 * A database of PostgreSQL, migrated. Transactions take turns, in this process and among all of them, as they do on SQLite: so
 * what one has read stays true until its commit. Statements outside of one wait for none.
 */
export const Postgres = (options: PostgresOptions): Layer.Layer<SqlClient.SqlClient, StoreUnusable> =>
  opened(Effect.andThen(broughtUpToDate(options), makeClient({ silence: '65 seconds', ...options }, session)))

/** One that is not migrated, for as long as a command takes; what another version has written is refused. */
export const PostgresAsItIs = (url: string): Layer.Layer<SqlClient.SqlClient, StoreUnusable> =>
  opened(
    makeClient({ url }, { ...session, idle_in_transaction_session_timeout: '0' }).pipe(
      Effect.tap((client) => Effect.provideService(refuseOtherVersion, SqlClient.SqlClient, client)),
    ),
  )

/** By a connection of its own, since PostgreSQL may say nothing for long while it migrates. */
const broughtUpToDate = (options: PostgresOptions) =>
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

/** Of every session. An answer of success says that the commit is on disk. */
const session = {
  synchronous_commit: 'on',
  timezone: 'UTC',
  statement_timeout: '60s',
  idle_in_transaction_session_timeout: '60s',
}

/** The lock by which transactions of all processes take turns; no other program uses the number. */
const turnOfAll = 'select pg_advisory_xact_lock(7234167901)'

const makeClient = Effect.fnUntraced(function* (
  { url, connections = 10, patience = '10 seconds', silence = 0 }: PostgresOptions,
  settings: typeof session,
) {
  const pool = yield* PgPool.make({
    url: Redacted.make(url),
    types: numbers,
    maxConnections: connections,
    preparedStatementCacheSize: 500,
    applicationName: 'sahilan',
    startupParameters: { ...settings, lock_timeout: `${Duration.toMillis(patience)}ms` },
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
    .pipe(Effect.timeoutOrElse({ duration: patience, orElse: () => Effect.fail(noTurn) }))
  const on = (connection: SqlConnection.Connection, sql: string) =>
    Effect.asVoid(connection.execute(sql, [], undefined))

  return Object.assign(client, {
    withTransaction: SqlClient.makeWithTransaction({
      transactionService: client.transactionService,
      spanAttributes,
      acquireConnection: (restore) => restore(Effect.andThen(turn, reserve)),
      begin: (connection, statement) =>
        statement === undefined
          ? Effect.andThen(on(connection, 'BEGIN'), on(connection, turnOfAll)).pipe(
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

/** PostgreSQL answers the commit of a transaction in which something failed with a rollback, and calls it no failure. */
const commit = (connection: SqlConnection.Connection) =>
  Effect.flatMap(connection.executeRaw('COMMIT', []), (result) =>
    // It is what a session of this pool answers.
    (result as PgConnection.Result).command === 'ROLLBACK' ? Effect.fail(undone) : Effect.void,
  )

const undone = new SqlError.SqlError({
  reason: new SqlError.UnknownError({ cause: new Error('The transaction was undone'), operation: 'commit' }),
})

const noTurn = new SqlError.SqlError({
  reason: new SqlError.LockTimeoutError({ cause: new Error('No turn to write came'), operation: 'begin' }),
})
