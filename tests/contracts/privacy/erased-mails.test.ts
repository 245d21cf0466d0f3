import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, it } from 'vitest'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { SqlReceipts } from '#adapters/sql/desk/receipts.ts'
import { SqlTrash } from '#adapters/sql/history/trash.ts'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { SqlRetention } from '#adapters/sql/privacy/retention.ts'
import { Trash } from '#ports/content/trash.ts'
import { Retention } from '#ports/server/retention.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { Receipts } from '#ports/visitor/receipts.ts'
import { enquiry } from '../inbox/enquiries-contract.ts'
import { AnyStore } from '../support/any-store.ts'

const inAMonth = () => Date.now() + 31 * 24 * 60 * 60 * 1_000

it.each([
  ['the retention period', () => Retention.use((retention) => retention.sweep(inAMonth()))],
  ['staff', () => Trash.use((trash) => trash.erase({ subject: 'enquiry', itemId: '1' }))],
  ['the visitor', (code: string) => Receipts.use((receipts) => receipts.erase(code))],
] as const)('%s: a trashed mail goes with its history and all its codes', (_, erase) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const enquiries = yield* Enquiries
    const { code = '' } = yield* enquiries.send(enquiry)
    const sendOther = enquiries.send(enquiry, { key: 'other' })
    yield* sendOther
    yield* enquiries.merge('1', '2')
    // The merged one gets another code.
    yield* sendOther
    yield* enquiries.remove('1')
    const codes = sql`select distinct mail_id from mail_codes order by 1`
    expect(yield* codes).toEqual([{ mail_id: 1 }, { mail_id: 2 }])
    yield* erase(code)
    expect(yield* codes).toEqual([])
    const history = sql`select distinct title, before, after from activities where subject = 'enquiry'`
    expect(yield* history).toEqual([{ title: '', before: 'null', after: 'null' }])
  }).pipe(
    Effect.provide(
      Layer.mergeAll(SqlEnquiries(), SqlTrash, SqlReceipts('https://sahilan.example'), SqlRetention()).pipe(
        Layer.provideMerge(Layer.merge(MemoryBlobs(), AnyStore())),
      ),
    ),
    Effect.runPromise,
  ),
)
