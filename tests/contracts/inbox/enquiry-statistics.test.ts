import { DateTime, Effect, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { MemoryEnquiries } from '#adapters/memory/inbox/enquiries.ts'
import { enquiryTable, SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { emptyEnquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { lastDays } from '#domain/mail/inbox/last-days.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { openStore } from '../support/open-store.ts'
import { plansOf } from '../sqlite/plans/plans-of.ts'

/** Enquiries at the very end of yesterday and at the very start of today, in a time zone. */
const around = (timeZone: string) => {
  const [today] = lastDays(DateTime.nowUnsafe(), 1, timeZone)
  const midnight = Date.parse(today?.start ?? '')
  return [midnight - 1, midnight].map((time) => new Date(time).toISOString())
}
const mail = {
  ...emptyEnquiry,
  location: 'Qatar',
  type: 'General',
  consent: '',
  status: 'new',
  note: '',
  spamReasons: [],
} as const

const statistics = Enquiries.use((enquiries) => enquiries.statistics(3))

const inMemory = (timeZone: string) =>
  ManagedRuntime.make(
    MemoryEnquiries({
      timeZone,
      received: around(timeZone).map((createdAt) => ({ ...mail, createdAt })),
    }),
  ).runPromise(statistics)

const inSql = (timeZone: string) =>
  openStore().run(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { insert } = enquiryTable(sql)
      for (const createdAt of around(timeZone))
        yield* Effect.orDie(sql.withTransaction(insert([mail], createdAt)))
      return yield* Effect.provide(statistics, SqlEnquiries(timeZone))
    }),
  )

describe.each([
  ['memory', inMemory],
  ['SQLite', inSql],
])('[A11] the statistics of enquiries in %s', (_, counted) => {
  it.each(['Pacific/Kiritimati', 'Asia/Bahrain', 'Pacific/Pago_Pago'])(
    'count by days in %s',
    async (timeZone) => {
      const { days } = await counted(timeZone)
      expect(days.map(({ count }) => count)).toEqual([0, 1, 1])
      const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
      expect(days.at(-1)?.name).toBe(today)
    },
  )
})

it('are read from an index only', async () => {
  const plans = await openStore().run(
    plansOf(Enquiries.use((enquiries) => Effect.all([enquiries.statistics(30), enquiries.unread]))),
  )
  expect(plans).toContain(
    'SEARCH enquiries USING COVERING INDEX enquiries_figures (created_at>? AND created_at<?)',
  )
  expect(plans).toContain('SEARCH counters USING PRIMARY KEY (name=?)')
})
