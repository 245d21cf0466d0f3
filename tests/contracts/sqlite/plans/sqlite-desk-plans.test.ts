import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { SqlDesk } from '#adapters/sql/desk/desk.ts'
import { enquiryTable } from '#adapters/sql/inbox/enquiries.ts'
import type { EnquiryQuery } from '#domain/mail/inbox/mail-query.ts'
import { Desk } from '#ports/staff/desk/desk.ts'
import { openStore } from '../../support/open-store.ts'
import { plansOf } from './plans-of.ts'

const count = 100_000

/** One year of mails: every 50th is open, and every fifth of those has an owner. */
const fill = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql.withTransaction(
    sql.unsafe(`
    insert into accounts (id, version, created_at, updated_at, name, email, role, password_hash, last_sign_in_at,
      name_key, email_key, folded) values (7, 1, '', '', 'Noor', '', 'Hr', '', '', 'noor', '', 'noor');
    with recursive n (at) as (select 1 union all select at + 1 from n where at < ${count})
    insert into enquiries (version, created_at, updated_at, first_name, last_name, email, phone, location, type,
      company, message, status, note, name_key, folded, waiting_since, due_at, owner_id,
      brand_id, subject)
    select 1, created, created, 'Sender', at, at || '@example.com', '',
      case when at % 97 = 0 then 'Qatar' else 'Bahrain' end, 'Business', '', '',
      case when at % 50 = 0 then 'new' when at % 7 = 0 then 'spam' else 'answered' end, '', 'sender', 'sender',
      created, case when at % 50 = 0 then created else '' end, case when at % 250 = 0 then 7 else 0 end,
      case when at % 61 = 0 then '3' else '' end, case when at % 7 = 1 then 'sales' else '' end
    from (select at, strftime('%Y-%m-%dT%H:%M:%fZ', 1767225600 + at * 315, 'unixepoch') as created from n)`)
      .unprepared,
  )
})

/** Queries with the index that each must use. */
const queries: ReadonlyArray<readonly [EnquiryQuery, string]> = [
  [{ due: 'overdue' }, 'due'],
  [{ due: 'today', status: 'open' }, 'due'],
  [{ sort: 'dueAt', status: 'open' }, 'due'],
  [{ sort: '-dueAt', due: 'overdue', owner: 'none' }, 'due'],
  [{ owner: '7', status: 'open' }, 'owned'],
  [{ owner: 'none', status: 'open' }, 'owned'],
  [{ sort: 'owner' }, 'owned'],
  [{ status: 'open' }, 'open'],
  [{ status: 'open', location: 'Bahrain' }, 'open(_located)?'],
  [{ status: 'open', location: 'Qatar' }, 'open_located'],
  [{ status: 'open', location: 'Qatar', subject: 'sales' }, 'open_located'],
  [{ brandId: '3' }, 'brand_id'],
  [{ brandId: '3', subject: 'sales', status: 'answered' }, 'pair'],
  [{ subject: 'sales' }, 'subject'],
  [{ location: 'Qatar' }, 'located'],
  [{ from: '2026-02-01T00:00:00Z', to: '2026-02-02T00:00:00Z' }, 'figures'],
]

describe('at 100,000 mails', () => {
  const store = openStore()

  it('[K7] due times, owners and few matches are found by an index', async () => {
    await store.run(fill)
    for (const [query, index] of queries) {
      const page = Effect.gen(function* () {
        const { list } = enquiryTable(yield* SqlClient.SqlClient)
        yield* TestClock.setTime(Date.UTC(2026, 10, 23, 9))
        return yield* list({ size: 24, ...query })
      }).pipe(Effect.provide(TestClock.layer()))
      const plans = await store.run(plansOf(page))
      const read = plans.filter((plan) => plan.includes(' enquiries '))
      expect({ query, read }).toEqual({
        query,
        read: read.map(() =>
          expect.stringMatching(`USING ((COVERING )?INDEX enquiries_${index}\\b|INTEGER PRIMARY KEY)`),
        ),
      })
      expect(read.join()).toMatch(new RegExp(`enquiries_${index}\\b`))
      // What is due by an index of due times is few, and is sorted by age.
      const isOrdered = query.due === undefined || query.sort !== undefined
      expect({ query, sorts: isOrdered && plans.join().includes('TEMP B-TREE') }).toEqual({
        query,
        sorts: false,
      })
      expect((await store.run(page)).items.length).toBeGreaterThan(0)
    }
  })
})

it('[K8] the figures of each week are read from an index alone', async () => {
  const weeks = 3
  const plans = await openStore().run(
    Desk.use(({ figures }) => plansOf(figures(weeks))).pipe(Effect.provide(SqlDesk())),
  )
  const index = expect.stringMatching(
    / USING COVERING INDEX (enquiries|profiles)_figures \(created_at>\? AND/,
  )
  expect(plans.filter((plan) => plan.includes('created_at'))).toEqual(
    Array.from({ length: 2 * weeks }, () => index),
  )
})
