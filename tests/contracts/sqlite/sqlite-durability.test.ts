import { readFileSync } from 'node:fs'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { groupCommit } from '#adapters/sql/client/group-commit.ts'
import { brand } from '#domain/content/brand.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import type { Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { Contents } from '#ports/content/contents.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { inputOf } from '../content/content-inputs.ts'
import { openStore, type OpenStore } from '../support/open-store.ts'

const enquiry = (firstName: string): Enquiry => ({
  firstName,
  lastName: 'Saleh',
  email: 'saleh@example.com',
  phone: '17000000',
  location: 'Bahrain',
  type: 'General',
  company: '',
  message: '',
})

const send = (firstName: string) =>
  Effect.flatMap(Enquiries, (enquiries) => enquiries.send(enquiry(firstName)))

/** The last frame of a commit in the write-ahead log has the size of the database. */
const commitsIn = ({ file }: OpenStore): number => {
  const log = readFileSync(`${file}-wal`)
  const pageSize = log.readUInt32BE(8)
  let commits = 0
  for (let frame = 32; frame < log.length; frame += 24 + pageSize)
    if (log.readUInt32BE(frame + 4) > 0) commits += 1
  return commits
}

describe('a commit', () => {
  it('is synced to disk before it returns, by the settings', async () => {
    const store = openStore()
    const settings = await store.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const names = ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout']
        return yield* sql.withTransaction(
          Effect.forEach(names, (name) => sql.unsafe(`pragma ${name}`).values),
        )
      }),
    )
    expect(settings.flat(2)).toEqual(['wal', 2, 1, 0])
  })

  it('is shared by all enquiries of one turn of the event loop', async () => {
    const store = openStore()
    await store.run(send('First'))
    const before = commitsIn(store)
    const names = Array.from({ length: 50 }, (_, at) => `Sender ${at}`)
    await store.run(Effect.forEach(names, send, { concurrency: 'unbounded' }))
    expect(commitsIn(store) - before).toBe(1)
    const { total } = await store.run(Effect.flatMap(Enquiries, (enquiries) => enquiries.list({ size: 1 })))
    expect(total).toBe(51)
  })

  it('stores one key of a batch once, and each enquiry without a key', async () => {
    const store = openStore()
    const keys = ['one', undefined, 'two', 'one', undefined, 'one']
    const receipts = await store.run(
      Effect.flatMap(Enquiries, (enquiries) =>
        Effect.forEach(
          keys,
          (key, at) => enquiries.send(enquiry(`Sender ${at}`), key === undefined ? {} : { key }),
          { concurrency: 'unbounded' },
        ),
      ),
    )
    const [first, , , second, , third] = receipts.map(({ reference }) => reference)
    expect([second, third]).toEqual([first, first])
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(4)
    const { total } = await store.run(Effect.flatMap(Enquiries, (enquiries) => enquiries.list({ size: 1 })))
    expect(total).toBe(4)
  })

  it('scores equal texts of the same batch as spam', async () => {
    const store = openStore()
    const message = 'We bring every website to the first page, guaranteed.'
    const statuses = await store.run(
      Effect.gen(function* () {
        const enquiries = yield* Enquiries
        yield* Effect.forEach(
          ['a', 'b', 'B', 'c', 'd'],
          (name) =>
            enquiries.send({ ...enquiry(name), message, email: `${name}@example.com` }, { took: 60_000 }),
          { concurrency: 'unbounded' },
        )
        const { items } = yield* enquiries.list()
        return items.map(({ firstName, status }) => `${firstName} ${status}`).toSorted()
      }),
    )
    expect(statuses).toEqual(['B new', 'a new', 'b new', 'c new', 'd spam'])
  })

  it('is not affected by a bad row of the same batch', async () => {
    const store = openStore()
    const outcomes = await store.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* sql.withTransaction(sql`create table marks (mark text primary key)`)
        const write = groupCommit(sql, (marks: ReadonlyArray<string>) =>
          Effect.forEach(marks, (mark) =>
            Effect.gen(function* () {
              yield* sql`insert into marks (mark) values (${mark})`
              if (mark === 'fails') return yield* Effect.fail('refused' as const)
              if (mark === 'dies') return yield* Effect.die('broken')
            }),
          ),
        )
        const marks = ['one', 'fails', 'two', 'one', 'dies', 'three']
        const exits = yield* Effect.forEach(marks, (mark) => Effect.exit(write(mark)), {
          concurrency: 'unbounded',
        })
        const rows = yield* sql<{ mark: string }>`select mark from marks order by mark`
        return { exits: exits.map(({ _tag }) => _tag), marks: rows.map(({ mark }) => mark) }
      }),
    )
    expect(outcomes).toEqual({
      exits: ['Success', 'Failure', 'Success', 'Failure', 'Failure', 'Success'],
      marks: ['one', 'three', 'two'],
    })
  })

  it('updates the counters of its rows', async () => {
    const store = openStore()
    const counts = await store.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const contents = yield* Contents
        for (const title of ['One', 'Two', 'Three']) yield* contents.add(brand, inputOf(brand, title))
        yield* contents.remove(brand, '2')
        yield* Effect.ignore(
          sql.withTransaction(Effect.andThen(contents.remove(brand, '1'), Effect.fail('no'))),
        )
        return yield* sql`select total, (select count(*) from brands) as rows from counters where name = 'brands'`
      }),
    )
    expect(counts).toEqual([{ total: 2, rows: 2 }])
  })
})

describe('a full disk', () => {
  const most = (pages: number | string) =>
    Effect.flatMap(SqlClient.SqlClient, (sql) =>
      sql.withTransaction(sql.unsafe(`pragma max_page_count = ${pages}`)),
    )
  const large = Effect.flatMap(Contents, (contents) =>
    contents.add(newsArticle, inputOf(newsArticle, 'Large', { description: 'word '.repeat(4_000).trim() })),
  )

  it('fails writes but not reads, and accepts writes once there is space', async () => {
    const store = openStore()
    await store.run(large)
    await store.run(most(1))
    expect(await store.run(Effect.flip(Effect.forever(large)))).toMatchObject({
      _tag: 'StoreBusy',
      retryAfter: expect.any(Number),
    })
    const list = Effect.flatMap(Contents, (contents) => contents.list(newsArticle))
    const { total } = await store.run(list)
    expect(total).toBeGreaterThan(0)
    const outcomes = await store.run(
      Effect.forEach(
        ['a', 'b'].map((name) => name.repeat(5)),
        (name) => Effect.exit(Effect.forever(send(name))),
        { concurrency: 2 },
      ),
    )
    expect(outcomes.map(({ _tag }) => _tag)).toEqual(['Failure', 'Failure'])
    await store.run(most(1_000_000))
    await store.run(large)
    expect((await store.run(list)).total).toBe(total + 1)
  })

  it('reveals nothing of the database', async () => {
    const store = openStore()
    await store.run(most(1))
    const failure = await store.run(Effect.flip(Effect.forever(large)))
    expect(failure.message).toBe('There is no space left to store this. Try again later.')
  })
})
