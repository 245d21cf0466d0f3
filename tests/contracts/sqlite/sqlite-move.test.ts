import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { integer, nat, sample, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { seedItems } from '#adapters/sql/content/seed.ts'
import { moved } from '#domain/content/list/arrangement.ts'
import { brand } from '#domain/content/brand.ts'
import type { AnyContentType } from '#domain/content/content-types.ts'
import { historySlide } from '#domain/content/history-slide.ts'
import { Contents } from '#ports/content/contents.ts'
import { inputOf } from '../content/content-inputs.ts'
import { openStore } from '../support/open-store.ts'
import { plansOf } from './plans/plans-of.ts'

const createdAt = '2026-01-01T00:00:00.000Z'
const seeds = <C extends AnyContentType>(contentType: C) =>
  'abcdefg'.split('').map((title) => ({ input: inputOf(contentType, title), createdAt }))
const together = () => 'all'

it("a move follows the domain's rule for any positions", async () => {
  await openStore().run(
    Effect.gen(function* () {
      const contents = yield* Contents
      const sql = yield* SqlClient.SqlClient
      yield* seedItems(brand, seeds(brand))
      // Items restored from the trash may share a position.
      yield* sql.withTransaction(sql`update brands set position = position / 3`)
      const moves = sample(tuple(nat(6), integer({ min: 1, max: 9 })), { numRuns: 60, seed: 7 })
      for (const [at, place] of moves) {
        const { items } = yield* contents.list(brand)
        const id = items[at]?.id ?? ''
        const expected = moved(items, { id, to: place - 1 }, together)
        yield* contents.move(brand, id, place)
        expect((yield* contents.list(brand)).items).toEqual(expected)
      }
    }),
  )
})

it.each([brand, historySlide])('a move of a $name reads only by indexes', async (contentType) => {
  const plans = await openStore().run(
    Effect.gen(function* () {
      const contents = yield* Contents
      yield* seedItems(contentType, seeds(contentType))
      return yield* plansOf(contents.move(contentType, '6', 2))
    }),
  )
  expect(plans.length).toBeGreaterThan(5)
  // There are at most twenty webhooks.
  for (const plan of plans.filter((each) => !each.includes('webhooks')))
    expect(plan).toMatch(/USING (COVERING INDEX|INDEX|INTEGER PRIMARY KEY)/)
})
