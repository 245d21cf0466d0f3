import { Effect, Layer, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { migrate } from '#adapters/sql/client/migrate.ts'
import type { StoreUnusable } from '#adapters/sql/client/store-unusable.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { enquiry } from './enquiries-contract.ts'

/** Mails that were received before phone numbers were searched. */
export const searchedPhonesContract = (
  label: string,
  store: () => Layer.Layer<SqlClient.SqlClient, StoreUnusable>,
) => {
  describe(`${label}: migrated phone numbers`, () => {
    const start = () => ManagedRuntime.make(SqlEnquiries().pipe(Layer.provideMerge(store())))
    let runtime = start()
    beforeEach(() => {
      runtime = start()
    })
    afterEach(() => runtime.dispose())

    it.each([
      ['+973 (3310) 10-97', 'Bahrain', '+973 3310 1097'],
      ['3310 1097', 'Bahrain', '+973 33101097'],
      ['00973.33101097', 'Others', '+97333101097'],
      ['050 882 1140', 'UAE', '+971 508821140'],
      ['966 54 771 9002', 'KSA', '+966547719002'],
      ['21 334 908', 'Others', '21334908'],
    ])('%s of %s is found by %s', async (phone, location, search) => {
      const found = await runtime.runPromise(
        Effect.gen(function* () {
          const enquiries = yield* Enquiries
          const sql = yield* SqlClient.SqlClient
          yield* enquiries.send({ ...enquiry, phone, location })
          yield* sql.withTransaction(
            Effect.all([
              sql`update enquiries set folded = 'aisha al khalifa'`,
              sql`delete from migrations where migration_id = 43`,
            ]),
          )
          const count = Effect.map(enquiries.list({ search }), ({ total }) => total)
          const before = yield* count
          yield* migrate
          return { before, after: yield* count }
        }),
      )
      expect(found).toEqual({ before: 0, after: 1 })
    })
  })
}
