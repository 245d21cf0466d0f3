import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Effect, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, onTestFinished, test } from 'vitest'
import { Postgres } from '#adapters/sql/client/postgres.ts'
import { newDatabase } from '#tests/support/databases/postgres-databases.ts'

/** A proxy in front of a database that can silently drop all traffic. */
const startNetwork = async (url: string) => {
  const { pathname, searchParams } = new URL(url)
  const sockets = new Set<Socket>()
  let isDropping = false
  const passed = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (bytes) => isDropping || to.write(bytes))
    from.on('close', () => isDropping || to.destroy())
    from.on('error', () => {})
  }
  const server = createServer((outer) => {
    const inner = connect(`${searchParams.get('host')}/.s.PGSQL.5432`)
    passed(outer, inner)
    passed(inner, outer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    url: `postgres://test@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    drop: (now: boolean) => void (isDropping = now),
  }
}

// Seen failing with statements that never time out.
test('a statement without a response fails, and later ones succeed', async () => {
  const network = await startNetwork(await newDatabase())
  const runtime = ManagedRuntime.make(Postgres({ url: network.url, connections: 2, silence: '1 second' }))
  onTestFinished(() => runtime.dispose())
  const sql = SqlClient.SqlClient
  const one = sql.use((client) => client<{ one: number }>`select 1 as one`)
  const inTurn = sql.use((client) => client.withTransaction(one))
  expect(await runtime.runPromise(Effect.all([one, inTurn]))).toEqual([[{ one: 1 }], [{ one: 1 }]])

  network.drop(true)
  const broken = await runtime.runPromise(
    Effect.all([Effect.flip(one), Effect.flip(inTurn)], { concurrency: 'unbounded' }),
  )
  expect(broken.map(({ reason }) => reason._tag)).toEqual(['ConnectionError', 'ConnectionError'])

  network.drop(false)
  expect(await runtime.runPromise(inTurn)).toEqual([{ one: 1 }])
})

// Seen failing with a migration on the connections of statements.
test('a migration waits longer for PostgreSQL than statements do', async () => {
  const url = await newDatabase()
  const silence = 100
  const first = ManagedRuntime.make(Postgres({ url }))
  await first.runPromise(Effect.void)
  const second = ManagedRuntime.make(Postgres({ url, silence }))
  onTestFinished(async () => {
    await first.dispose()
    await second.dispose()
  })
  const sql = SqlClient.SqlClient
  /** In milliseconds. */
  const waited = sql.use(
    (client) => client<{ since: number | null }>`
      select cast(extract(epoch from clock_timestamp() - min(xact_start)) * 1000 as float8) as since
      from pg_stat_activity where wait_event = 'advisory' and datname = current_database()`,
  )
  const untilItHasWaited = () =>
    expect.poll(async () => (await first.runPromise(waited))[0]?.since).toBeGreaterThan(5 * silence)
  const { starting } = await first.runPromise(
    sql.use((client) =>
      client.withTransaction(
        Effect.promise(async () => {
          const start = second.runPromise(Effect.void)
          await untilItHasWaited()
          return { starting: start }
        }),
      ),
    ),
  )
  await starting
})
