import { PgClient } from '@effect/sql-pg'
import { Deferred, Effect, Exit, Fiber, Layer, ManagedRuntime, Redacted, type Duration } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { SqlContents } from '#adapters/sql/content/contents.ts'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { SqlHomePageDetails } from '#adapters/sql/content/home-page.ts'
import { SqlLetterQueue } from '#adapters/sql/letters/letter-queue.ts'
import { MailRecipients } from '#adapters/sql/inbox/notify.ts'
import { Postgres } from '#adapters/sql/client/postgres.ts'
import { memoryBrowser } from '#adapters/memory/accounts/sign-in-store.ts'
import { SqlSession } from '#adapters/sql/accounts/session.ts'
import { brand } from '#domain/content/brand.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { Contents } from '#ports/content/contents.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { LetterQueue } from '#ports/server/mail/letter-queue.ts'
import { CurrentSession } from '#ports/current-session.ts'
import { Session } from '#ports/staff/sign-in/session.ts'
import { newDatabase } from '#tests/support/databases/postgres-databases.ts'
import { inputOf } from '../content/content-inputs.ts'
import { enquiry } from '../inbox/enquiries-contract.ts'

/** One of several processes on the same database. */
const started = (url: string, timeout: Duration.Input = '10 seconds') =>
  ManagedRuntime.make(
    Layer.mergeAll(
      SqlContents,
      SqlAccounts,
      SqlEnquiries(),
      SqlHomePageDetails,
      SqlLetterQueue,
      SqlSession,
    ).pipe(
      Layer.provide(Layer.succeed(MailRecipients, { enquiries: ['staff'], profiles: [] })),
      Layer.provideMerge(Postgres({ url, connections: 4, timeout })),
    ),
  )

type Process = ReturnType<typeof started>
type Ports = ManagedRuntime.ManagedRuntime.Services<Process>

const sixteen = Array.from({ length: 16 }, (_, at) => at)
const password = 'a stone in the quay wall'

describe('several processes on one PostgreSQL', () => {
  let url = ''
  let processes: ReadonlyArray<Process> = []
  const [first, second] = [0, 1].map((at) => <A, E>(effect: Effect.Effect<A, E, Ports>): Promise<A> => {
    const one = processes[at]
    if (one === undefined) throw new Error('It was not started')
    return one.runPromise(effect)
  }) as [Process['runPromise'], Process['runPromise']]
  /** Runs the same effect eight times in both processes at once. */
  const atOnce = <A, E>(
    effect: (at: number) => Effect.Effect<A, E, Ports>,
  ): Promise<ReadonlyArray<Exit.Exit<A, E>>> =>
    Promise.all(sixteen.map((at) => (at % 2 === 0 ? first : second)(Effect.exit(effect(at)))))
  const successes = (exits: ReadonlyArray<Exit.Exit<unknown, unknown>>) => exits.filter(Exit.isSuccess).length

  beforeEach(async () => {
    url = await newDatabase()
    processes = [started(url), started(url)]
    await Promise.all(processes.map((one) => one.runPromise(Effect.void)))
  })
  afterEach(() => Promise.all(processes.map((one) => one.dispose())))

  it('migrate it once', async () => {
    const fresh = await newDatabase()
    const several = sixteen.slice(0, 4).map(() => started(fresh))
    const total = Contents.use((contents) => Effect.map(contents.list(brand, {}), (page) => page.total))
    expect(await Promise.all(several.map((one) => one.runPromise(total)))).toEqual([0, 0, 0, 0])
    await Promise.all(several.map((one) => one.dispose()))
  })

  // Seen failing with a start that gives up after one timeout of a transaction.
  it('wait at their start while another process migrates', async () => {
    const sql = SqlClient.SqlClient
    const holding = await first(
      Effect.gen(function* () {
        const begun = yield* Deferred.make<void>()
        const migrating = Effect.andThen(Deferred.succeed(begun, undefined), Effect.never)
        const fiber = yield* Effect.forkDetach(sql.use((held) => held.withTransaction(migrating)))
        yield* Deferred.await(begun)
        return fiber
      }),
    )
    const waiting = started(url, '200 millis')
    const ready = waiting.runPromiseExit(Effect.void)
    const tries = new Set<string>()
    const look = sql.use(
      (watching) => watching<{ since: string }>`
        select cast(xact_start as text) as since from pg_stat_activity
        where wait_event = 'advisory' and datname = current_database()`,
    )
    await expect
      .poll(async () => (await second(look)).reduce((seen, { since }) => seen.add(since), tries).size)
      .toBeGreaterThan(2)
    await first(Fiber.interrupt(holding))
    expect(Exit.isSuccess(await ready)).toBe(true)
    await waiting.dispose()
  })

  it('accept only one of several changes to the same version', async () => {
    const { id } = await first(Contents.use((contents) => contents.add(brand, inputOf(brand, 'One'))))
    const exits = await atOnce((at) =>
      Contents.use((contents) => contents.update(brand, id, { title: `By ${at}`, version: 1 })),
    )
    expect(successes(exits)).toBe(1)
    expect(await second(Contents.use((contents) => contents.get(brand, id)))).toMatchObject({ version: 2 })
  })

  it('lose no change without a version', async () => {
    const { id } = await first(Contents.use((contents) => contents.add(brand, inputOf(brand, 'One'))))
    expect(
      successes(
        await atOnce((at) => Contents.use((contents) => contents.update(brand, id, { title: `By ${at}` }))),
      ),
    ).toBe(16)
    expect(await second(Contents.use((contents) => contents.get(brand, id)))).toMatchObject({ version: 17 })
  })

  it('let one write the first home page', async () => {
    const exits = await atOnce(() => HomePageDetails.use((page) => page.update({ version: 0 })))
    expect(successes(exits)).toBe(1)
  })

  it('store a form once that is sent many times with one key', async () => {
    expect(
      successes(await atOnce(() => Enquiries.use((enquiries) => enquiries.send(enquiry, { key: 'same' })))),
    ).toBe(16)
    expect(
      await first(
        Effect.map(
          Enquiries.use((enquiries) => enquiries.list()),
          ({ total }) => total,
        ),
      ),
    ).toBe(1)
  })

  it('claim each notification once', async () => {
    await atOnce(() => Enquiries.use((enquiries) => enquiries.send(enquiry)))
    const claims = await atOnce(() => LetterQueue.use((queue) => queue.claim('1 minute')))
    const ids = claims.flatMap((exit) =>
      Exit.isSuccess(exit) && exit.value !== undefined ? [exit.value.id] : [],
    )
    expect(new Set(ids).size).toBe(16)
  })

  const signIn = (email: string, typed: string) =>
    Effect.provideService(
      Session.use((port) => port.signIn({ email, password: typed })),
      CurrentSession,
      memoryBrowser(),
    )

  it('keep one Admin of several that are removed at once', async () => {
    const added = await Promise.all(
      sixteen
        .slice(0, 4)
        .map((at) =>
          first(
            Accounts.use((accounts) =>
              accounts.add({ name: `A${at}`, email: `a${at}@example.com`, role: 'Admin', password }),
            ),
          ),
        ),
    )
    // An Admin who has never signed in does not count.
    for (const { email } of added) await first(signIn(email, password))
    const gone = await Promise.all(
      added.map(({ id }, at) =>
        (at % 2 === 0 ? first : second)(Effect.exit(Accounts.use((accounts) => accounts.remove(id)))),
      ),
    )
    expect(successes(gone)).toBe(3)
  })

  it('share the count of wrong passwords', async () => {
    const exits = await atOnce(() => Effect.flip(signIn('mona@example.com', 'wrong')))
    const wrong = exits.filter((exit) => Exit.isSuccess(exit) && exit.value._tag === 'NotSignedIn')
    expect(wrong).toHaveLength(5)
  })

  it('read while one of them writes, and fail writes as busy', async () => {
    const hasty = [started(url, '1 second'), started(url, '1 second')] as const
    for (const one of hasty)
      await one.runPromise(Contents.use((contents) => contents.add(brand, inputOf(brand, 'There'))))
    const holding = await hasty[0].runPromise(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const begun = yield* Deferred.make<void>()
        const writing = Effect.andThen(Deferred.succeed(begun, undefined), Effect.never)
        const fiber = yield* Effect.forkDetach(Effect.exit(sql.withTransaction(writing)))
        yield* Deferred.await(begun)
        return fiber
      }),
    )
    const refused = Effect.flip(Contents.use((contents) => contents.add(brand, inputOf(brand, 'Refused'))))
    for (const busy of await Promise.all(hasty.map((one) => one.runPromise(refused))))
      expect(busy).toMatchObject({ _tag: 'StoreBusy', retryAfter: expect.any(Number) })
    expect(await second(Contents.use((contents) => contents.list(brand)))).toMatchObject({ total: 2 })
    await first(Fiber.interrupt(holding))
    await Promise.all(hasty.map((one) => one.dispose()))
    await second(Contents.use((contents) => contents.add(brand, inputOf(brand, 'Afterwards'))))
  })

  it('store nothing of a transaction with a failed statement', async () => {
    const exit = await first(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* Contents.use((contents) => contents.add(brand, inputOf(brand, 'Undone')))
        yield* Effect.ignore(sql`select nothing`)
      }).pipe((work) => SqlClient.SqlClient.use((sql) => sql.withTransaction(work)), Effect.exit),
    )
    expect(Exit.isFailure(exit)).toBe(true)
    expect(await second(Contents.use((contents) => contents.list(brand)))).toMatchObject({ total: 0 })
    await first(Contents.use((contents) => contents.add(brand, inputOf(brand, 'Next'))))
  })

  it('refuse a database of a newer version', async () => {
    await first(
      SqlClient.SqlClient.use((sql) =>
        sql.withTransaction(sql`insert into migrations (migration_id, name) values (9999, 'later')`),
      ),
    )
    const newer = started(url)
    await expect(newer.runPromise(Effect.void)).rejects.toMatchObject({
      _tag: 'StoreUnusable',
      message: expect.stringContaining('newer version'),
    })
    await newer.dispose()
  })

  it('recover after their connections were cut', async () => {
    await first(Contents.use((contents) => contents.add(brand, inputOf(brand, 'There'))))
    const cutting = SqlClient.SqlClient.use(
      (sql) => sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await Effect.runPromise(Effect.provide(cutting, PgClient.layer({ url: Redacted.make(url) })))
    const list = Contents.use((contents) => contents.list(brand))
    expect(await first(Effect.retry(list, { times: 4 }))).toMatchObject({ total: 1 })
    await first(Contents.use((contents) => contents.add(brand, inputOf(brand, 'More'))))
  })
})
