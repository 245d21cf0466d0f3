import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { type Context, Effect, Layer, ManagedRuntime, Schedule } from 'effect'
import { afterAll } from 'vitest'
import { httpClientLayer, type HttpClient } from '#adapters/http/client/http-client.ts'
import { seedItems } from '#adapters/sql/content/seed.ts'
import { Sqlite } from '#adapters/sql/client/sqlite.ts'
import { SqlPictureRecords } from '#adapters/sql/files/picture-records.ts'
import { brand } from '#domain/content/brand.ts'
import { career } from '#domain/content/career.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { checkDescribed } from '#tests/support/back-end/described-responses.ts'
import { writeWithAdmin } from '#tests/support/databases/migrated-database.ts'
import { startServer } from '#tests/support/back-end/server.ts'
import { inputOf, somePictures } from '../content/content-inputs.ts'
import { storeCounts } from '../content/failed-searches-contract.ts'
import { brand as shownBrand } from '../inbox/enquiries-contract.ts'
import { closedPosition, position } from '../inbox/profiles-contract.ts'
import type { Started } from './started.ts'

interface Holds {
  readonly brands?: boolean
  readonly careers?: boolean
  readonly articles?: boolean
  readonly failedSearches?: boolean
  /** The tags of further languages that visitors may read. */
  readonly languages?: ReadonlyArray<string>
  /** Settings of the server. */
  readonly variables?: Readonly<Record<string, string>>
}

export const twoArticles = seedItems(
  newsArticle,
  ['One', 'Two'].map((title) => ({
    input: inputOf(newsArticle, title),
    createdAt: '2026-01-01T00:00:00.000Z',
  })),
)

/** Prepares a database for the suites: uploaded pictures and positions. */
const prepare = (
  file: string,
  { brands = false, careers = false, articles = false, failedSearches = false }: Holds,
) =>
  Effect.gen(function* () {
    const stored = yield* PictureRecords
    yield* Effect.forEach(somePictures, (address) => stored.record(address))
    const createdAt = '2026-01-01T00:00:00.000Z'
    if (brands) yield* seedItems(brand, [{ input: inputOf(brand, shownBrand.title), createdAt }])
    if (articles) yield* twoArticles
    if (failedSearches) yield* storeCounts
    if (!careers) return
    const { title, closingDate } = closedPosition
    yield* seedItems(career, [
      { input: inputOf(career, position.title), createdAt },
      { input: { ...inputOf(career, title), closingDate }, createdAt },
    ])
  }).pipe(Effect.provide(SqlPictureRecords.pipe(Layer.provideMerge(Sqlite({ file })))), Effect.runPromise)

/** Requests of a browser that has the cookies of a client. */
export const callsOf = (client: Client, ownHeaders: Readonly<Record<string, string>> = {}) => {
  const cookies = () => [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const check = async (response: Response, url: string, { method = 'GET' }: RequestInit) => {
    const type = response.headers.get('content-type')
    // A stream of events does not end.
    if (!url.startsWith(client.base) || type === 'text/event-stream') return
    const text = await response.clone().text()
    checkDescribed({
      method,
      path: url.slice(client.base.length),
      status: response.status,
      headers: response.headers,
      text,
    })
  }
  return httpClientLayer({
    host: client.site,
    cookies,
    fetch: async (url, init) => {
      const headers = new Headers(init.headers)
      for (const [name, value] of Object.entries({ ...ownHeaders, cookie: cookies() }))
        headers.set(name, value)
      const response = await fetch(url, { ...init, headers })
      client.keepCookies(response)
      await check(response, url, init)
      return response
    },
  })
}

const startPrepared = async (holds: Holds) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sahilan-'))
  const file = join(dataDir, 'sahilan.db')
  await writeWithAdmin(file)
  await prepare(file, holds)
  const server = await startServer({ DATA_DIR: dataDir, ...holds.variables })
  const admin = await server.as('Admin')
  if (holds.languages !== undefined) await admin.put('/homepage', { languages: holds.languages })
  const before = join(dataDir, 'before.db')
  await copyDatabase(file, before)
  const cookies = [...admin.cookies]
  return {
    admin,
    file,
    /** Makes the database, and the cookies of the Admin, what they were before a test. */
    restore: async () => {
      await copyDatabase(before, file)
      admin.cookies.clear()
      for (const [name, value] of cookies) admin.cookies.set(name, value)
    },
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Writes over a database that a server has open, between two transactions of its jobs. */
const copyDatabase = async (from: string, to: string) => {
  const database = new DatabaseSync(from, { readOnly: true })
  await Effect.tryPromise(() => backup(database, to)).pipe(
    Effect.retry({ times: 500, schedule: Schedule.spaced('10 millis') }),
    Effect.runPromise,
  )
  database.close()
}

const prepared = new Map<string, ReturnType<typeof startPrepared>>()

const startedWith = (holds: Holds) => {
  const key = JSON.stringify(holds)
  const server = prepared.get(key) ?? startPrepared(holds)
  prepared.set(key, server)
  return server
}

const stopAll = async () => {
  const servers = await Promise.all(prepared.values())
  prepared.clear()
  await Promise.all(servers.map((server) => server.stop()))
}

/**
 * Starts an HTTP adapter over the real server, signed in as Admin. The tests of a file use one server after the other, with the
 * database as it was: starting a server takes a second.
 */
export const overHttp = <Id, Port>(
  tag: Context.Key<Id, Port>,
  adapter: Layer.Layer<Id, never, HttpClient>,
  holds: Holds = {},
): (() => Promise<Started<Port> & { readonly file: string }>) => {
  afterAll(stopAll)
  return async () => {
    const { admin, file, restore } = await startedWith(holds)
    const runtime = ManagedRuntime.make(Layer.provide(adapter, callsOf(admin)))
    return {
      port: await runtime.runPromise(Effect.service(tag)),
      file,
      close: async () => {
        await runtime.dispose()
        await restore()
      },
    }
  }
}
