import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { enquiryTable } from '#adapters/sql/inbox/enquiries.ts'
import type { EnquiryQuery } from '#domain/mail/inbox/mail-query.ts'
import { openStore } from '../support/open-store.ts'
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
}))

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

  it.each<EnquiryQuery>([
    { location: 'Bahrain' },
    { type: 'Business', status: 'new' },
    { location: 'Qatar', type: 'Business', from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' },
  ])('as %j, counted by the same index', async (query) => {
    const count = ['CO-ROUTINE found', walk, 'SCAN found']
    const [first, last, after, before] = await plans(query)
    expect([first, last]).toEqual([
      [...count, walk],
      [...count, walk],
    ])
    expect([after, before]).toEqual([
      [...count, walk, walk],
      [...count, walk, walk],
    ])
  })

  it('for one person', async () => {
    const person = expect.stringMatching(/^SEARCH enquiries USING (COVERING )?INDEX enquiries_of_person \(/)
    const [first, last] = await plans({ email: 'sender1@example.com' })
    for (const page of [first, last]) expect(page).toEqual(['CO-ROUTINE found', person, 'SCAN found', person])
  })
})
