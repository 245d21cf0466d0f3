import { Clock, Duration, Effect, Layer } from 'effect'
import type { InboundEmail } from '#domain/mail/inbound/inbound-email.ts'
import { Conditions } from '#ports/server/conditions.ts'
import { InboundMails } from '#ports/server/mail/inbound-mails.ts'
import { Mailbox } from '#ports/server/mail/mailbox.ts'
import { LetterSignal } from '../letters/letter-signal.ts'
import { withLease } from '../with-lease.ts'
import { checkedFiles } from './checked-files.ts'

/** The longest pause after failures; each is twice as long as the one before. */
const longestPause = Duration.minutes(15)

/** Adds new mails to the threads that they answer, in one process at a time. */
export const InboundMailJob = (interval: Duration.Input = '1 minute') =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const mailbox = yield* Mailbox
      const inbound = yield* InboundMails
      const conditions = yield* Conditions
      const signal = yield* LetterSignal

      const take = Effect.fnUntraced(function* (mail: InboundEmail) {
        const outcome = yield* inbound.store(mail, yield* checkedFiles(mail.files))
        if (outcome === 'stored') yield* signal.open
        return outcome
      })

      let failures = 0
      let mayBeRecorded = true
      const recordUnavailable = Effect.fnUntraced(function* (reason: string) {
        failures += 1
        mayBeRecorded = true
        const lasted = yield* conditions.holds('mailbox away', yield* Clock.currentTimeMillis)
        if (lasted === 0) yield* Effect.logWarning(`Mails are not read. ${reason}`)
      })
      const recordRead = Effect.gen(function* () {
        failures = 0
        if (mayBeRecorded) yield* conditions.ended('mailbox away')
        mayBeRecorded = false
      })
      const round = mailbox.readEach({ outcome: inbound.outcome, take }).pipe(
        Effect.andThen(recordRead),
        Effect.catchTag('MailboxUnavailable', ({ reason }) => recordUnavailable(reason)),
        // Longer than a round may take.
        withLease('inbound-mail', '5 minutes'),
        Effect.catchDefect(Effect.fail),
        Effect.ignore({ log: true }),
      )
      const pause = Effect.suspend(() =>
        Effect.sleep(
          Duration.min(Duration.times(Duration.fromInputUnsafe(interval), 2 ** failures), longestPause),
        ),
      )
      yield* Effect.forkScoped(Effect.forever(Effect.andThen(round, pause)))
    }),
  )
