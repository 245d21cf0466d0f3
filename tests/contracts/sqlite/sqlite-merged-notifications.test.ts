import { Effect, Layer } from 'effect'
import { expect, it } from 'vitest'
import { MailRecipients } from '#adapters/sql/inbox/notify.ts'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { SqlLetterQueue } from '#adapters/sql/letters/letter-queue.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { LetterQueue } from '#ports/server/mail/letter-queue.ts'
import { enquiry } from '../inbox/enquiries-contract.ts'
import { openStore } from '../support/open-store.ts'

const recipients = Layer.succeed(MailRecipients, { enquiries: ['staff'], profiles: [] })

it('[K10] a waiting notification of a merged enquiry still has the text of that one', async () => {
  const claimed = await openStore().run(
    Effect.gen(function* () {
      const enquiries = yield* Enquiries
      const queue = yield* LetterQueue
      yield* enquiries.send({ ...enquiry, message: 'First' })
      yield* enquiries.send({ ...enquiry, message: 'More' })
      yield* enquiries.merge('1', '2')
      return [yield* queue.claim(60_000), yield* queue.claim(60_000), yield* queue.claim(60_000)]
    }).pipe(Effect.provide([Layer.provide(SqlEnquiries(), recipients), SqlLetterQueue])),
  )
  expect(claimed).toMatchObject([
    { received: { mail: { id: '1', message: 'First' } } },
    { received: { mail: { id: '1', message: 'More' } } },
    undefined,
  ])
})
