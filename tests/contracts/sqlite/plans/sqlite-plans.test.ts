import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { contentListings } from '#adapters/sql/rows/content-rows.ts'
import { seedItems } from '#adapters/sql/content/seed.ts'
import type { ListQuery } from '#domain/content/list/list-query.ts'
import { Contents } from '#ports/content/contents.ts'
import { inputOf, everyContentType } from '../../content/content-inputs.ts'
import { openStore } from '../../support/open-store.ts'
import { plansOf } from './plans-of.ts'

describe.each(everyContentType.map((contentType) => [contentType.name, contentType] as const))(
  'the lists of %s',
  (_, contentType) => {
    const { table, order } = contentListings[contentType.name]
    const walkById = `SCAN ${table}`
    const walk = expect.stringMatching(new RegExp(`^SCAN ${table} USING INDEX \\w+$`))
    const jump = expect.stringMatching(new RegExp(`^SEARCH ${table} USING (INDEX \\w+|INTEGER PRIMARY KEY)`))
    const look = expect.stringMatching(
      new RegExp(`^SEARCH ${table} USING (COVERING INDEX \\w+|INTEGER PRIMARY KEY)`),
    )
    const counter = 'SEARCH counters USING PRIMARY KEY (name=?)'

    it('are read by an index, without sorting', async () => {
      const plans = await openStore().run(
        Effect.gen(function* () {
          const contents = yield* Contents
          const seeds = 'abcdefgh'
            .split('')
            .map((title) => ({ input: inputOf(contentType, title), createdAt: '2026-01-01T00:00:00.000Z' }))
          yield* seedItems(contentType, seeds)
          const sorts = [undefined, ...contentType.listing.sortable.flatMap((field) => [field, `-${field}`])]
          return yield* Effect.forEach(sorts, (sort) =>
            Effect.gen(function* () {
              const query: ListQuery = { size: 3, ...(sort !== undefined && { sort }) }
              const { next = '' } = yield* contents.list(contentType, query)
              const isById = sort === undefined && order.columns.length === 1
              return {
                sort,
                isById,
                first: yield* plansOf(contents.list(contentType, query)),
                last: yield* plansOf(contents.list(contentType, { ...query, before: 'end' })),
                after: yield* plansOf(contents.list(contentType, { ...query, after: next })),
                before: yield* plansOf(contents.list(contentType, { ...query, before: next })),
              }
            }),
          )
        }),
      )
      for (const { isById, first, last, after, before } of plans) {
        const unmarked = [counter, isById ? walkById : walk]
        expect([first, last]).toEqual([unmarked, unmarked])
        expect([after, before]).toEqual([
          [counter, jump, look],
          [counter, jump, look],
        ])
      }
    })
  },
)
