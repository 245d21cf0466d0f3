import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { enquiryTable } from '#adapters/sql/inbox/enquiries.ts'
import type { EnquiryQuery } from '#domain/mail/inbox/mail-query.ts'
import { openStore } from '../../support/open-store.ts'
import { plansOf } from './plans-of.ts'

const received = Array.from({ length: 12 }, (_, at) => ({
  firstName: `Sender ${at}`,
  lastName: 'Of mails',
  email: `sender${at % 3}@example.com`,
  phone: '17000000',
  location: at % 2 === 0 ? 'Bahrain' : 'Qatar',
  type: 'Business',
  company: 'Harbour Trading',
  message: 'We would like to meet.',
  status: at % 4 === 0 ? ('spam' as const) : ('new' as const),
  note: '',
  spamReasons: [],
  consent: '',
  brandId: '3',
  brand: 'Badgir Estates',
  subject: 'press',
}))

const received2026 = '2026-01-01T00:00:00Z'
const received2027 = '2027-01-01T00:00:00Z'

const counter = 'SEARCH counters USING PRIMARY KEY (name=?)'

/** Of the rows of a page, the names of their owners are read by id. */
const withoutOwners = (plans: ReadonlyArray<string>) =>
  plans.filter((plan) => !/^CORRELATED SCALAR SUBQUERY|^SEARCH accounts USING INTEGER PRIMARY KEY/.test(plan))

/** The plans of the first page, the last one, and those after and before a cursor. */
const plans = (query: EnquiryQuery) =>
  openStore().run(
    Effect.gen(function* () {
      const { insert, list } = enquiryTable(yield* SqlClient.SqlClient)
      yield* Effect.forEach(received, (mail, at) =>
        insert([mail], new Date(Date.UTC(2026, 0, 1, at)).toISOString()),
      ).pipe((all) => Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(all)))
      const { next = '' } = yield* list({ ...query, size: 1 })
      expect(next).not.toBe('')
      return yield* Effect.forEach(
        [query, { ...query, before: 'end' }, { ...query, after: next }, { ...query, before: next }],
        (each) => Effect.map(plansOf(list({ size: 1, ...each })), withoutOwners),
      )
    }),
  )

describe('the inbox is read by an index, without sorting', () => {
  const walk = expect.stringMatching(/^SEARCH enquiries USING (COVERING )?INDEX enquiries_inbox \(<expr>=\?/)

  it.each<EnquiryQuery>([{}, { sort: 'createdAt' }, { status: 'new' }, { status: 'spam' }])(
    'as %j, whose counters know its total',
    async (query) => {
      const [first, last, after, before] = await plans({ size: 1, ...query })
      expect([first, last]).toEqual([
        [counter, walk],
        [counter, walk],
      ])
      expect([after, before]).toEqual([
        [counter, walk, walk],
        [counter, walk, walk],
      ])
    },
  )

  it.each<[EnquiryQuery, string]>([
    [{ type: 'Business' }, 'inbox'],
    [{ type: 'Business', status: 'new' }, 'inbox'],
    [{ location: 'Bahrain' }, 'located'],
    [{ location: 'Bahrain', status: 'new' }, 'located'],
    [{ location: 'Qatar', status: 'open' }, 'open_located'],
    [{ location: 'Qatar', subject: 'press', status: 'open' }, 'open_located'],
    [{ location: 'Qatar', type: 'Business', from: received2026, to: received2027 }, 'located'],
    [{ brandId: '3' }, 'brand_id'],
    [{ brandId: '3', status: 'new', location: 'Qatar' }, 'brand_id'],
    [{ brandId: '3', subject: 'press', location: 'Qatar' }, 'pair'],
    [{ brandId: '3', subject: 'press', type: 'Business', status: 'new' }, 'pair'],
    [{ subject: 'press' }, 'subject'],
    [{ subject: 'press', location: 'Qatar' }, 'subject'],
    [{ subject: 'press', type: 'Business', status: 'new' }, 'subject'],
    [{ from: received2026, to: received2027 }, 'figures'],
    [{ from: received2026, to: received2027, status: 'open' }, 'figures'],
    [{ from: received2026, to: received2027, type: 'Business', status: 'new' }, 'figures'],
  ])('as %j, counted by one index alone; the few that match are read by their ids', async (query, index) => {
    const matches = expect.stringMatching(
      new RegExp(`^(SEARCH|SCAN) enquiries USING COVERING INDEX enquiries_${index}\\b`),
    )
    for (const page of await plans(query)) {
      expect(page.slice(0, 3)).toEqual(['CO-ROUTINE found', matches, 'SCAN found'])
      const byIds = ['SEARCH enquiries USING INTEGER PRIMARY KEY (rowid=?)', 'LIST SUBQUERY 1', matches]
      const read = page.slice(3).map((plan) => plan.replace(/SUBQUERY \d+/, 'SUBQUERY 1'))
      expect([[], byIds]).toContainEqual(
        read.slice(byIds.length).filter((plan) => !/CREATE BLOOM/.test(plan)),
      )
      expect(read.slice(0, byIds.length)).toEqual(byIds)
    }
  })

  it.each<[EnquiryQuery, string]>([
    [{ type: 'Business' }, 'open'],
    [{ brandId: '3' }, 'open'],
    [{ brandId: '3', subject: 'press' }, 'open'],
    [{ owner: 'none' }, 'owned'],
  ])('as %j among the open ones, which are found once and walked', async (query, index) => {
    const by = expect.stringMatching(
      new RegExp(`^(SEARCH|SCAN) enquiries USING (COVERING )?INDEX enquiries_${index}\\b`),
    )
    // An index of open mails that has the columns of the filter.
    const counted = expect.stringMatching(/ USING (COVERING )?INDEX enquiries_(open|owned)/)
    const [first, last, after, before] = await plans({ ...query, status: 'open' })
    for (const page of [first, last]) expect(page).toEqual(['CO-ROUTINE found', counted, 'SCAN found', by])
    for (const page of [after, before])
      expect(page).toEqual(['CO-ROUTINE found', counted, 'SCAN found', by, by])
  })

  it('as the open ones of a place, which are found by it whatever else is asked', async () => {
    const [page = []] = await plans({ location: 'Qatar', subject: 'press', status: 'open' })
    expect(page[1]).toBe('SEARCH enquiries USING COVERING INDEX enquiries_open_located (location=?)')
  })

  // Seen failing by the search index alone: a word of a million mails was sought in all of them.
  it.each([
    ['the few that contain a word', 'harbour', 0, /VIRTUAL TABLE INDEX/],
    ['the open ones, if too many contain it', 'meet', 1_001, /INDEX enquiries_(open|owned)/],
  ])('searching among %s', async (_, search, more, index) => {
    const found = await openStore().run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { insert, list } = enquiryTable(sql)
        const others = received.slice(0, 1).map((mail) => ({ ...mail, status: 'answered' as const }))
        const mails = [...received, ...Array.from({ length: more }, () => others).flat()]
        yield* sql.withTransaction(Effect.forEach(mails, (mail) => insert([mail], received2026)))
        const query = { search, status: 'open' } as const
        return { plans: yield* plansOf(list(query)), page: yield* list(query) }
      }),
    )
    expect(found.page.total).toBe(9)
    // The first three count the words' matches.
    expect(found.plans.slice(3)).toContainEqual(expect.stringMatching(index))
  })

  it('for one person', async () => {
    const person = expect.stringMatching(/^SEARCH enquiries USING COVERING INDEX enquiries_of_person \(/)
    const [first, last] = await plans({ email: 'sender1@example.com' })
    const byIds = ['SEARCH enquiries USING INTEGER PRIMARY KEY (rowid=?)', 'LIST SUBQUERY 2', person]
    for (const page of [first, last])
      expect(page).toEqual(['CO-ROUTINE found', person, 'SCAN found', ...byIds])
  })
})
