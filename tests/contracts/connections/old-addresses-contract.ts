import { Context, Effect, Layer } from 'effect'
import type { SqlClient } from 'effect/sql'
import { expect, it } from 'vitest'
import { SqlOldAddresses } from '#adapters/sql/redirects/old-addresses.ts'
import { SqlRedirects } from '#adapters/sql/redirects/redirects.ts'
import type { StoreUnusable } from '#adapters/sql/client/store-unusable.ts'
import { OldAddresses } from '#ports/server/links/old-addresses.ts'
import { Redirects } from '#ports/staff/redirects.ts'

/** Runs with `OldAddresses`, whose counts are stored afterwards at the latest. */
const counting = <A, E, R>(work: (port: OldAddresses['Service']) => Effect.Effect<A, E, R>) =>
  Effect.scoped(
    Effect.flatMap(Layer.build(SqlOldAddresses('Asia/Bahrain')), (built) =>
      work(Context.get(built, OldAddresses)),
    ),
  )

/** Contract of `OldAddresses` over a database. */
export const oldAddressesContract = (
  label: string,
  store: () => Layer.Layer<SqlClient.SqlClient, StoreUnusable>,
): void => {
  it(`[X2] ${label}: counts visits by day, and missing paths until an entry has them`, async () => {
    const work = Effect.gen(function* () {
      const redirects = yield* Redirects
      const { id, from } = yield* redirects.add({ from: '/old?b=1&a=2', to: '/about', status: 301, note: '' })
      const all = yield* counting((port) =>
        Effect.gen(function* () {
          for (const one of [id, id, '99']) yield* port.visited(one)
          for (const host of ['a.example', '']) yield* port.missed('/gone', host)
          yield* port.missed('/seldom', '')
          return yield* port.all
        }),
      )
      expect(all).toEqual([{ id, from, to: '/about', status: 301 }])
      yield* counting((port) => Effect.andThen(port.visited(id), port.missed('/gone', '')))
      expect((yield* redirects.list()).items).toMatchObject([{ id, visits: 3 }])
      expect((yield* redirects.missing()).items).toMatchObject([
        { path: '/gone', total: 3, referringHost: 'a.example' },
        { path: '/seldom', total: 1, referringHost: '' },
      ])
      const page = yield* redirects.missing({ size: 1 })
      const rest = yield* redirects.missing({ size: 1, after: page.next ?? '' })
      expect([...page.items, ...rest.items]).toMatchObject([{ path: '/gone' }, { path: '/seldom' }])
      yield* redirects.add({ from: '/Gone/', to: '', status: 410, note: '' })
      const [seldom, ...others] = (yield* redirects.missing()).items
      expect(others).toEqual([])
      yield* redirects.ignore(seldom?.id ?? '', true)
      expect((yield* redirects.missing({ ignored: true, search: 'dom' })).items).toMatchObject([
        { path: '/seldom', ignored: true },
      ])
    })
    await Effect.runPromise(Effect.scoped(Effect.provide(work, Layer.provideMerge(SqlRedirects, store()))))
  })

  // Seen failing: within a minute the path was in the list again, for good.
  it(`[X2] ${label}: forgets requests of a path that became an old address meanwhile`, async () => {
    const work = Effect.gen(function* () {
      const redirects = yield* Redirects
      yield* counting((port) =>
        Effect.gen(function* () {
          yield* port.missed('/gone', '')
          yield* redirects.add({ from: '/gone', to: '/about', status: 301, note: '' })
        }),
      )
      return (yield* redirects.missing()).items
    })
    const found = await Effect.runPromise(
      Effect.scoped(Effect.provide(work, Layer.provideMerge(SqlRedirects, store()))),
    )
    expect(found).toEqual([])
  })

  // Seen failing: no word with أ or ة was found, as typed or as the path has it.
  it(`[X2] ${label}: finds missing paths in any Arabic letter form, case and accent`, async () => {
    const paths = ['/أخبار-الشركة', '/café', '/seldom']
    const work = Effect.gen(function* () {
      const redirects = yield* Redirects
      yield* counting((port) => Effect.forEach(paths, (path) => port.missed(path, '')))
      return yield* Effect.forEach(['أخبار الشركة', 'اخبار', 'CAFE', 'café', 'nowhere'], (search) =>
        Effect.map(redirects.missing({ search }), ({ items }) => items.map(({ path }) => path)),
      )
    })
    const found = await Effect.runPromise(
      Effect.scoped(Effect.provide(work, Layer.provideMerge(SqlRedirects, store()))),
    )
    expect(found).toEqual([['/أخبار-الشركة'], ['/أخبار-الشركة'], ['/café'], ['/café'], []])
  })
}
