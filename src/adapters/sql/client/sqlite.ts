import { Context, Effect, Layer, Semaphore, type Duration } from 'effect'
import { Reactivity } from 'effect/reactivity'
import { SqlClient, Statement } from 'effect/sql'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from './migrate.ts'
import { noTurn } from './no-turn.ts'
import { attempt, sqliteConnection } from './sqlite-connection.ts'
import { notOpened, StoreUnusable } from './store-unusable.ts'

export interface SqliteOptions {
  readonly file: string
  /** How long a transaction waits for its turn, and for another process's lock. */
  readonly timeout?: Duration.Input
}

/**
 * The embedded database, migrated. Transactions take turns on one connection. Statements outside a transaction run on
 * a read-only connection and never wait.
 */
export const Sqlite = (options: SqliteOptions): Layer.Layer<SqlClient.SqlClient, StoreUnusable> =>
  Layer.effect(SqlClient.SqlClient, makeClient(options)).pipe(
    Layer.tap((context) => Effect.provideContext(migrate, context)),
    Layer.catchTag('SqlError', (cause) =>
      Layer.effectContext(new StoreUnusable({ message: notOpened(cause), cause })),
    ),
    Layer.provide(Reactivity.layer),
  )

const makeClient = Effect.fnUntraced(function* ({ file, timeout = '10 seconds' }: SqliteOptions) {
  yield* attempt(() => mkdirSync(dirname(file), { recursive: true }))
  const database = yield* open(file)
  const writer = sqliteConnection(database, timeout)
  const reader = sqliteConnection(yield* open(file), timeout)
  // `secure_delete` overwrites deleted rows, which may be personal data.
  yield* writer.executeUnprepared(
    'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on',
    [],
    undefined,
  )
  yield* reader.executeUnprepared('pragma query_only = on', [], undefined)

  const onWriter = (sql: string) => writer.execute(sql, [], undefined)
  const whileOpen = (sql: string) =>
    Effect.suspend(() => (database.isTransaction ? onWriter(sql) : Effect.void))

  const turns = yield* Semaphore.make(1)
  const begin = Effect.gen(function* () {
    yield* turns.takeScoped(1)
    yield* Effect.addFinalizer(() => Effect.orDie(whileOpen('ROLLBACK')))
    yield* onWriter('BEGIN IMMEDIATE')
    return writer
  }).pipe(Effect.timeoutOrElse({ duration: timeout, orElse: () => Effect.fail(noTurn) }))

  const spanAttributes = [['db.system.name', 'sqlite']] as const
  const transactionService: SqlClient.SqlClient['transactionService'] = Context.Service(
    `sahilan/Sqlite/${file}`,
  )
  const client = yield* SqlClient.make({
    acquirer: Effect.succeed(reader),
    borrower: (use) => use(reader),
    transactionAcquirer: begin,
    transactionService,
    compiler: Statement.makeCompilerSqlite(),
    driver: 'node-sqlite',
    spanAttributes,
  })
  return Object.assign(client, {
    withTransaction: SqlClient.makeWithTransaction({
      transactionService,
      spanAttributes,
      acquireConnection: (restore) => restore(begin),
      begin: () => Effect.void,
      commit: () => onWriter('COMMIT'),
      rollback: () => whileOpen('ROLLBACK'),
      savepoint: (_, depth) => onWriter(`SAVEPOINT depth_${depth}`),
      releaseSavepoint: (_, depth) => whileOpen(`RELEASE depth_${depth}`),
      rollbackSavepoint: (_, depth) => whileOpen(`ROLLBACK TO depth_${depth}`),
    }),
  })
})

const open = (file: string) =>
  Effect.acquireRelease(
    attempt(() => new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true })),
    (database) => Effect.sync(() => database.close()),
  )
