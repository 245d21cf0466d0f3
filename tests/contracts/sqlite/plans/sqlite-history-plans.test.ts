import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, it } from 'vitest'
import { SqlHistory } from '#adapters/sql/history/history.ts'
import type { ActivityFilter } from '#domain/history/activity.ts'
import { History } from '#ports/content/history.ts'
import { openStore } from '../../support/open-store.ts'
import { plansOf } from './plans-of.ts'

/** More changes of articles and brands than are counted, and a few of a career. */
const changes = SqlClient.SqlClient.use((sql) =>
  sql.withTransaction(
    sql.unsafe(`
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 4000)
      insert into activities (at, kind, author_id, author, author_folded, address, subject, item_id, title,
        title_folded, version, before, after)
      select printf('2026-01-%02dT00:00:00.000Z', 1 + n / 200), iif(n % 2 = 0, 'updated', 'published'), '1',
        'Sara', 'sara', '', iif(n % 1000 = 0, 'career', iif(n % 3 = 0, 'brand', 'newsArticle')), '1', 'Tower ' || n,
        'tower ' || n, 1, 'null', 'null' from numbers`),
  ),
)

const plansOfList = (filter: ActivityFilter) =>
  openStore().run(
    Effect.gen(function* () {
      yield* changes
      return yield* History.use(({ list }) => plansOf(list({ ...filter, size: 7 })))
    }).pipe(Effect.provide(SqlHistory)),
  )

/** The steps that read activities, without those of counters and cursors. */
const readsOf = (plans: ReadonlyArray<string>) => plans.filter((plan) => plan.includes(' activities'))

const byItem = 'SEARCH activities USING COVERING INDEX activities_item (subject=?)'
const byId = 'SEARCH activities USING INTEGER PRIMARY KEY (rowid=?)'
const scanned = 'SCAN activities USING COVERING INDEX activities_listed'
const byTime = expect.stringMatching(/^SEARCH activities USING COVERING INDEX activities_listed \(at>\?/)
const walked = 'SCAN activities'
const tower = { search: 'tower' }
const both = { subjects: ['brand', 'newsArticle'] } as const
const day = { from: '2026-01-03T00:00:00.000Z', until: '2026-01-04T00:00:00.000Z' }
const month = { from: '2026-01-01T00:00:00.000Z', until: '2026-02-01T00:00:00.000Z' }

// Seen failing with the index of items: 100,000 activities took 84 ms a page.
it.each<[ActivityFilter, string]>([
  [{}, 'SCAN activities USING COVERING INDEX activities_kind'],
  [both, byItem],
  [{ subjects: ['newsArticle'] }, byItem],
  [tower, scanned],
  [{ ...both, ...tower }, scanned],
  [month, byTime],
  [{ ...both, ...month }, byTime],
])('many activities of %j are walked from the newest, without sorting', async (filter, counted) => {
  const plans = await plansOfList(filter)
  expect(readsOf(plans)).toEqual([counted, walked])
  expect(plans.join()).not.toContain('ORDER BY')
})

it('many activities of a kind are walked by its index', async () => {
  const plans = await plansOfList({ ...both, kind: 'updated' })
  expect(readsOf(plans)).toEqual([scanned, 'SEARCH activities USING INDEX activities_kind (kind=?)'])
  expect(plans.join()).not.toContain('ORDER BY')
})

// Seen failing without its index: each search read the states of all changes, twice.
it.each<[ActivityFilter, string]>([
  [{ subjects: ['career', 'homePage'] }, byItem],
  [{ search: 'tower 399' }, scanned],
  [{ ...both, search: 'tower 399' }, scanned],
  [{ kind: 'updated', search: 'tower 398' }, scanned],
  [day, byTime],
  [{ ...both, ...day, kind: 'updated' }, byTime],
])('a few activities of %j are found by an index that has all it asks for', async (filter, found) => {
  expect(readsOf(await plansOfList(filter))).toEqual([found, byId, found])
})
