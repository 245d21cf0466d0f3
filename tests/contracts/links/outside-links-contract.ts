import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { TestClock } from 'effect/testing'
import { expect, it } from 'vitest'
import { ListedLinks } from '#adapters/links/listed-links.ts'
import type { StoreUnusable } from '#adapters/sql/client/store-unusable.ts'
import { SqlContents } from '#adapters/sql/content/contents.ts'
import { SqlHomePageDetails } from '#adapters/sql/content/home-page.ts'
import { SqlPictureRecords } from '#adapters/sql/files/picture-records.ts'
import { SqlLiveLinks } from '#adapters/sql/links/live-links.ts'
import { SqlOutsideLinks } from '#adapters/sql/links/outside-links.ts'
import { brand } from '#domain/content/brand.ts'
import { Contents } from '#ports/content/contents.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { LiveLinks } from '#ports/server/links/live-links.ts'
import { OutsideLinks } from '#ports/server/links/outside-links.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'
import { inputOf } from '../content/content-inputs.ts'

/** Contract of `OutsideLinks` over a database, whose table of links is mended. */
export const outsideLinksContract = (
  label: string,
  store: () => Layer.Layer<SqlClient.SqlClient, StoreUnusable>,
): void => {
  const runOver = <A, E>(
    work: Effect.Effect<
      A,
      E,
      SqlClient.SqlClient | Contents | HomePageDetails | LiveLinks | OutsideLinks | PictureRecords
    >,
  ) =>
    work.pipe(
      Effect.provide(
        Layer.mergeAll(
          SqlContents,
          SqlHomePageDetails,
          SqlLiveLinks,
          SqlOutsideLinks,
          SqlPictureRecords,
        ).pipe(Layer.provideMerge(store())),
      ),
      Effect.provide(TestClock.layer()),
      Effect.runPromise,
    )
  const addCompany = (website: string) =>
    Contents.use((contents) => contents.add(brand, inputOf(brand, website, { contact: { website } })))
  const zero = '1970-01-01T00:00:00.000Z'
  const [one, other] = ['https://a.example', 'https://b.example']

  it(`[X4] ${label}: outside links are due until checked, then forgotten with them`, () =>
    runOver(
      Effect.gen(function* () {
        const contents = yield* Contents
        const outside = yield* OutsideLinks
        const first = yield* addCompany(one)
        yield* addCompany(other)
        const weekAgo = '1969-12-25T00:00:00.000Z'
        expect(yield* outside.due(weekAgo)).toEqual([one, other])
        yield* outside.record(one, '404')
        expect(yield* outside.due(weekAgo)).toEqual([other])
        expect(yield* outside.due('1970-01-08T00:00:00.000Z')).toEqual([one, other])
        expect(yield* outside.dead).toEqual([
          { target: one, result: '404', since: zero, checkedAt: zero, ignored: false },
        ])
        yield* contents.remove(brand, first.id)
        expect(yield* outside.due(weekAgo)).toEqual([other])
        expect(yield* outside.dead).toEqual([])
      }),
    ))

  it(`[X4] ${label}: outside links are due whatever the case of their scheme`, () =>
    runOver(
      Effect.gen(function* () {
        const outside = yield* OutsideLinks
        yield* addCompany('HTTPS://C.example')
        expect(yield* outside.due('1969-12-25T00:00:00.000Z')).toEqual(['HTTPS://C.example'])
      }),
    ))

  it(`[X4] ${label}: trouble counts the second time, and ends with a good result`, () =>
    runOver(
      Effect.gen(function* () {
        const outside = yield* OutsideLinks
        yield* addCompany(one)
        yield* outside.record(one, 'ECONNREFUSED')
        expect(yield* outside.dead).toEqual([])
        yield* TestClock.adjust('7 days')
        yield* outside.record(one, '503')
        const checkedAt = '1970-01-08T00:00:00.000Z'
        expect(yield* outside.dead).toEqual([
          { target: one, result: '503', since: zero, checkedAt, ignored: false },
        ])
        yield* outside.record(one, '200')
        expect(yield* outside.dead).toEqual([])
      }),
    ))

  it(`[X4] ${label}: what staff want checked is due first, what they ignore stays so`, () =>
    runOver(
      Effect.gen(function* () {
        const contents = yield* Contents
        const outside = yield* OutsideLinks
        yield* addCompany(one)
        const second = yield* addCompany(other)
        const weekAgo = '1969-12-25T00:00:00.000Z'
        yield* outside.record(other, '404')
        expect(yield* outside.due(weekAgo)).toEqual([one])
        yield* outside.checkAgain(other)
        yield* outside.ignore(other, true)
        expect(yield* outside.due(weekAgo)).toEqual([other, one])
        expect(yield* outside.dead).toMatchObject([{ target: other, checkedAt: '', ignored: true }])
        yield* outside.record(other, '404')
        expect(yield* outside.due(weekAgo)).toEqual([one])
        expect(yield* outside.dead).toMatchObject([{ checkedAt: zero, ignored: true }])
        yield* outside.ignore(other, false)
        expect(yield* outside.dead).toMatchObject([{ ignored: false }])

        yield* contents.remove(brand, second.id)
        yield* outside.due(weekAgo)
        for (const work of [outside.checkAgain(other), outside.ignore(other, true)])
          expect(yield* Effect.flip(work)).toHaveProperty('_tag', 'ItemNotFound')
      }),
    ))

  it(`[X4] ${label}: the table is mended where an older program did not write it`, () =>
    runOver(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const live = yield* LiveLinks
        yield* addCompany(one)
        yield* HomePageDetails.use((details) => details.update({ site: { social: { X: other } } }))
        const stray = { subject: 'newsArticle', item_id: 99, field: 'body', target: '/x' }
        yield* Effect.andThen(
          sql`delete from links where subject = 'brand'`,
          sql`insert into links ${sql.insert(stray)}`,
        ).pipe(sql.withTransaction)
        yield* PictureRecords.use(({ repairUses }) => repairUses)
        expect((yield* live.all).map(({ target }) => target)).toEqual([one, other])
        expect(yield* live.all).toEqual(
          yield* LiveLinks.use(({ all }) => all).pipe(Effect.provide(ListedLinks)),
        )
      }),
    ))
}
