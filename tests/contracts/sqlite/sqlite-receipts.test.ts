import { Effect, Layer } from 'effect'
import { expect, it } from 'vitest'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { SqlReceipts } from '#adapters/sql/desk/receipts.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { Receipts } from '#ports/visitor/receipts.ts'
import { enquiry } from '../inbox/enquiries-contract.ts'
import { openStore } from '../support/open-store.ts'
import { plansOf } from './plans/plans-of.ts'

// The same statements take the same time. Seen failing by a check of the typed code before the query.
it('[K13] a code that was erased or never given costs the same queries', async () => {
  const queries = await openStore().run(
    Effect.gen(function* () {
      const receipts = yield* Receipts
      const { code = '' } = yield* Enquiries.use((enquiries) => enquiries.send(enquiry))
      const known = yield* plansOf(receipts.show(code))
      yield* receipts.erase(code)
      const wrong = yield* Effect.forEach([code, 'ZZZZ-ZZZZ-ZZZZ-ZZZZ', 'no code', ''], (typed) =>
        plansOf(Effect.flip(receipts.show(typed))),
      )
      return { known, wrong }
    }).pipe(Effect.provide(Layer.provide(SqlReceipts('https://sahilan.example'), MemoryBlobs()))),
  )
  expect(queries.wrong[0]).toContainEqual(expect.stringContaining('mail_codes'))
  expect(new Set(queries.wrong.map((plans) => plans.join())).size).toBe(1)
})
