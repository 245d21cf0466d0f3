import { Effect, Layer } from 'effect'
import { TestClock } from 'effect/testing'
import { expect, test } from 'vitest'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import { StoreBusy } from '#ports/failures.ts'
import { Mailer } from '#ports/server/mail/mailer.ts'
import { LetterQueue, type ClaimedMailLetter } from '#ports/server/mail/letter-queue.ts'
import { LetterSignal } from '#server/jobs/letters/letter-signal.ts'
import { LetterJob } from '#server/jobs/letters/letter-job.ts'
import { receivedEnquiry } from '#tests/domain/support/received.ts'

const busy = new StoreBusy({ message: 'The database is busy.', retryAfter: 5 })

const claimed: ClaimedMailLetter = {
  id: '1',
  recipient: 'staff',
  received: receivedEnquiry(),
  token: 'x',
  earlier: [],
  code: '',
  tries: 1,
  until: '2999-01-01T00:00:00.000Z',
}

// Seen failing with one try to store the outcome: the message was due again after its lease.
test('a sent message is written down as soon as the database accepts it', async () => {
  const due = [claimed]
  const settled: Array<string> = []
  let offered = 0
  await Effect.runPromise(
    Effect.gen(function* () {
      const queue = Layer.succeed(LetterQueue, {
        claim: () => Effect.sync(() => due.pop()),
        settle: (_, { state }) =>
          Effect.suspend(() => {
            offered += 1
            if (offered < 3) return Effect.fail(busy)
            settled.push(state)
            return Effect.void
          }),
        backlog: Effect.die('unused'),
      })
      const job = LetterJob({
        publicUrl: 'https://sahilan.example',
        timeZone: 'UTC',
        staff: { enquiries: 'team@sahilan.example' },
      })
      const mailer = Layer.succeed(Mailer, { send: () => Effect.void })
      yield* Layer.build(
        job.pipe(Layer.provide([queue, mailer, MemoryHomePageDetails(), LetterSignal.layer])),
      )
      yield* TestClock.adjust('1 minute')
      expect(settled).toEqual(['sent'])
    }).pipe(Effect.scoped, Effect.provide(TestClock.layer())),
  )
})
