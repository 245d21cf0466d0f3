import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { databaseFile } from '#server/config/data-folder.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { databaseWithClock } from '#tests/support/databases/database-with-clock.ts'
import { endpointOf, samples, withPicture } from '../support/content-samples.ts'

const start = Date.parse('2029-12-16T06:00:00Z')
const minute = 60_000
const [earlier, later] = [start + minute, start + 2 * minute]

let server: TestServer
let postgres: Awaited<ReturnType<typeof databaseWithClock>> | undefined

/** Stops the clocks of this process and of PostgreSQL, if the run has one. */
const stopClock = async (time: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: time })
  await postgres?.stopAt(time)
}

beforeAll(async () => {
  if (inject('postgres') !== undefined) postgres = await databaseWithClock()
  await stopClock(start)
  server = await startServer(postgres && { DATABASE_URL: postgres.url }, {}, realFront)
})
afterAll(async () => {
  await server.stop()
  vi.useRealTimers()
})

/** Lets the database refuse a brand with the title Broken, until the returned function is called. */
const refuseBroken = async (): Promise<() => Promise<void>> => {
  if (postgres !== undefined) {
    const { execute } = postgres
    await execute(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'The disk is full'; end $$`,
      `create trigger broken before insert on brands for each row when (new.title = 'Broken')
        execute function refuse()`,
    )
    return () => execute('drop trigger broken on brands')
  }
  using database = new DatabaseSync(databaseFile(server.dataDir), { timeout: 5_000 })
  database.exec(`create trigger broken before insert on brands when new.title = 'Broken'
    begin select raise(abort, 'The disk is full'); end`)
  return async () => {
    using again = new DatabaseSync(databaseFile(server.dataDir), { timeout: 5_000 })
    again.exec('drop trigger broken')
  }
}

// Seen failing with steps that are not atomic.
test('[W12] [W13] a failed step is not seen, and the next request tries again', async () => {
  const admin = await server.as('Admin')
  const fields = withPicture(samples.brand.input, await uploadPicture(admin))
  const schedule = async (Tittle: string, dueAt: number) => {
    const time = new Date(dueAt).toISOString()
    // At the start of the list, as the home page shows no more than some.
    const draft = { subject: 'brand', fields: { ...fields, Tittle }, place: 1, dueAt: time }
    expect(await admin.post('/drafts', draft)).toMatchObject({ code: 200 })
  }
  // A step has 200 changes.
  for (let count = 1; count <= 200; count += 1) await schedule('Before', earlier)
  await schedule('Beside', later)
  await schedule('Broken', later)
  const accept = await refuseBroken()

  /** How many the list has, and which of them are on the home page. */
  const seen = async () => {
    const total = async (word: string) =>
      Number(
        (await server.visitor().get(`${endpointOf('brand').list}?q=${word}&page=1&size=1`)).data['total'],
      )
    const page = await (await server.visitor().page('/')).text()
    const onPage = (word: string) => page.includes(word)
    const words = ['Before', 'Beside', 'Broken']
    return { totals: await Promise.all(words.map(total)), onPage: words.map(onPage) }
  }
  const [nothing, first, all] = [
    { totals: [0, 0, 0], onPage: [false, false, false] },
    { totals: [200, 0, 0], onPage: [true, false, false] },
    { totals: [200, 1, 1], onPage: [true, true, true] },
  ]

  expect(await seen()).toEqual(nothing)
  await stopClock(later)
  await expect.poll(seen, { timeout: 15_000 }).toEqual(first)
  for (let second = 1; second <= 3; second += 1) {
    await stopClock(later + second * 1_000)
    expect(await seen()).toEqual(first)
  }
  const drafts = async () =>
    (await admin.get('/drafts?state=scheduled')).data['results'] as ReadonlyArray<{ readonly state: string }>
  expect((await drafts()).map(({ state }) => state)).toEqual(['waiting', 'waiting'])

  await accept()
  await stopClock(later + 4_000)
  await expect.poll(seen, { timeout: 15_000 }).toEqual(all)
  expect(await drafts()).toEqual([])
})
