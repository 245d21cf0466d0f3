import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { SqlDraftStore } from '#adapters/sql/publishing/draft-store.ts'
import { publishables, type DraftQuery } from '#domain/publishing/draft.ts'
import { DraftStore } from '#ports/server/publishing/draft-store.ts'
import { openStore } from '../../support/open-store.ts'
import { plansOf } from './plans-of.ts'

const plansOfList = (query: DraftQuery) =>
  openStore().run(
    Effect.provide(
      DraftStore.use(({ list }) => plansOf(list(query))),
      SqlDraftStore,
    ),
  )

// Seen failing with the index of items: 100,000 changes took 80 ms a page.
it.each<DraftQuery>([
  { lists: ['scheduled'], subjects: publishables },
  { lists: ['scheduled'], subjects: ['career'] },
])('the drafts of %j are read in the order of their times, without sorting', async (query) => {
  const plans = await plansOfList(query)
  expect(plans.filter((plan) => plan.includes('drafts USING'))).toEqual(
    Array.from({ length: 2 }, () => expect.stringMatching(/INDEX drafts_(due|listed)/)),
  )
  expect(plans.join()).not.toContain('ORDER BY')
})

// Seen failing without its index: each count of the failed ones, which every screen shows, read all drafts.
it.each<DraftQuery>([
  { lists: ['failed'], size: 3 },
  { lists: ['discarded'], subjects: publishables },
])('the drafts of %j are found without those that wait, and without sorting', async (query) => {
  const plans = await plansOfList(query)
  expect(plans.filter((plan) => plan.includes('drafts USING'))).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('INDEX drafts_ended (state=?')),
  )
  expect(plans.join()).not.toContain('ORDER BY')
})

it('the drafts of an item are found by it', async () => {
  const plans = await plansOfList({ subjects: ['brand'], items: ['1'] })
  expect(plans.join()).toContain('INDEX drafts_item (subject=? AND item_id=?)')
})
