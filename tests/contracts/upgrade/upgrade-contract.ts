import { Effect, Layer, ManagedRuntime } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SqlContents } from '#adapters/sql/content/contents.ts'
import type { StoreUnusable } from '#adapters/sql/client/store-unusable.ts'
import { brand } from '#domain/content/brand.ts'
import { SqlHomePageDetails } from '#adapters/sql/content/home-page.ts'
import { SqlHistory } from '#adapters/sql/history/history.ts'
import { formerState } from '#domain/history/former-state.ts'
import { homePageId } from '#domain/history/subject.ts'
import { History } from '#ports/content/history.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { Contents } from '#ports/content/contents.ts'
import { inputOf } from '../content/content-inputs.ts'
import { storedRows, type Rows } from './stored-rows.ts'

type Store = Layer.Layer<SqlClient.SqlClient, StoreUnusable>

export interface Databases {
  /** Made by the separate migrations up to number 47, with these rows. */
  readonly existing: (rows: Rows) => Store
  readonly fresh: () => Store
  /** Every object of the schema, by name. */
  readonly schema: Effect.Effect<
    ReadonlyArray<readonly [name: string, definition: unknown]>,
    SqlError.SqlError,
    SqlClient.SqlClient
  >
}

/** A database that was made by the migrations which the baseline has replaced. */
export const upgradeContract = (label: string, { existing, fresh, schema }: Databases): void => {
  describe(`${label}: a database made before the baseline`, () => {
    const start = (store: Store) =>
      ManagedRuntime.make(
        Layer.provideMerge(Layer.mergeAll(SqlContents, SqlHomePageDetails, SqlHistory), store),
      )
    const upgraded = start(existing(storedRows))
    const created = start(fresh())
    beforeAll(() => upgraded.runPromise(Effect.asVoid(SqlClient.SqlClient)))
    afterAll(() => Promise.all([upgraded.dispose(), created.dispose()]))

    it('keeps all rows', async () => {
      const rows = await upgraded.runPromise(
        Effect.flatMap(SqlClient.SqlClient, (sql) =>
          Effect.forEach(Object.keys(storedRows), (table) =>
            Effect.map(sql`select * from ${sql(table)}`, (found) => [table, found] as const),
          ),
        ),
      )
      expect(Object.fromEntries(rows)).toMatchObject(storedRows)
    })

    it('has the same tables, columns, indexes and triggers as a new database', async () => {
      const objects = new Map(await upgraded.runPromise(schema))
      expect(objects.size).toBeGreaterThan(100)
      expect(objects).toEqual(new Map(await created.runPromise(schema)))
    })

    it('still searches, counts and assigns ids', async () => {
      const found = await upgraded.runPromise(
        Effect.gen(function* () {
          const contents = yield* Contents
          const { id } = yield* contents.add(brand, inputOf(brand, 'Gulf Paints'))
          const { total } = yield* contents.list(brand, { search: 'gulf' })
          const { total: all } = yield* contents.list(brand, { size: 1 })
          return { id, total, all }
        }),
      )
      expect(found).toEqual({ id: '2', total: 2, all: 2 })
    })

    it('[T12] has the former Arabic texts as translations, also in its history', async () => {
      const homePage = await upgraded.runPromise(
        Effect.gen(function* () {
          const [details, history] = [yield* HomePageDetails, yield* History]
          const before = yield* details.get('all')
          const changes = yield* history.of({ subject: 'homePage', itemId: homePageId })
          const [change = { before: null, after: null }] = changes.items
          const restored = yield* details.update(
            formerState({ before: change.after, after: change.before }),
            'all',
          )
          return { before, restored }
        }),
      )
      expect(homePage.before).toMatchObject({
        statementAr: 'نبني',
        translations: { ar: { statement: 'نبني' } },
        site: { brandNameAr: 'ساحلان', translations: { ar: { brandName: 'ساحلان' } } },
      })
      expect(homePage.restored).toMatchObject({ statementAr: 'نبحر', site: { brandNameAr: 'ساحلان' } })
    })

    it('[T4] was written in English', async () => {
      const languages = await upgraded.runPromise(
        SqlClient.SqlClient.use((sql) => sql`select tag, is_default from languages order by tag`),
      )
      expect(languages).toEqual([
        { tag: 'ar', is_default: 0 },
        { tag: 'en', is_default: 1 },
      ])
    })

    it('[T36] has its mails and accounts in the default language', async () => {
      const found = await upgraded.runPromise(
        SqlClient.SqlClient.use((sql) =>
          Effect.forEach(
            ['enquiries', 'profiles', 'accounts'],
            (table) => sql`select distinct language from ${sql(table)}`,
          ),
        ),
      )
      expect(found.flat()).toEqual([{ language: '' }, { language: '' }, { language: '' }])
    })

    it('counts the mails of each status, and the items of each state', async () => {
      const counters = await upgraded.runPromise(
        SqlClient.SqlClient.use(
          (sql) =>
            sql<{ name: string }>`select name, total from counters where total > 0 and name like '%.%'`,
        ),
      )
      expect(counters.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual([
        { name: 'brand.ar.missing', total: 2 },
        { name: 'enquiries.new', total: 1 },
        { name: 'enquiries.spam', total: 1 },
        { name: 'profiles.read', total: 1 },
      ])
    })
  })
}
