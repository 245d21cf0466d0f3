import { Clock, Effect, Layer, ManagedRuntime } from 'effect'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { SqlWebhookQueue } from '#adapters/sql/connections/webhook-queue.ts'
import { SqlWebhooks } from '#adapters/sql/connections/webhooks.ts'
import { SqlHomePageDetails } from '#adapters/sql/content/home-page.ts'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { HasMailServer, MailRecipients } from '#adapters/sql/inbox/notify.ts'
import { SqlLetterQueue } from '#adapters/sql/letters/letter-queue.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { Mailer } from '#ports/server/mail/mailer.ts'
import { WebhookQueue } from '#ports/server/webhooks/webhook-queue.ts'
import { WebhookSender, WebhookUnsent } from '#ports/server/webhooks/webhook-sender.ts'
import { Webhooks } from '#ports/staff/webhooks.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { LetterJob } from '#server/jobs/letters/letter-job.ts'
import { LetterSignal } from '#server/jobs/letters/letter-signal.ts'
import { WebhookJob } from '#server/jobs/webhooks/webhook-job.ts'
import { AnyStore } from '#tests/contracts/support/any-store.ts'
import { enquiry } from './mail/post-office.ts'

/** What a receiver does with a delivery: a status, no connection for a reason, or no answer at all. */
export type Answer = number | string | undefined

export const begun = Date.parse('2026-11-23T06:00:00.000Z')

/** Webhooks and notifications over receivers that answer as told, by a clock that the test moves. */
export const webhooksByClock = () => {
  let time = begun
  const live = Clock.Clock.defaultValue()
  const clock: Clock.Clock = {
    currentTimeNanosUnsafe: () => live.currentTimeNanosUnsafe(),
    currentTimeNanos: live.currentTimeNanos,
    monotonicTimeNanosUnsafe: () => live.monotonicTimeNanosUnsafe(),
    monotonicTimeNanos: live.monotonicTimeNanos,
    currentTimeMillisUnsafe: () => time,
    currentTimeMillis: Effect.sync(() => time),
    // Jobs go on polling by the clock of this machine.
    sleep: (duration) => live.sleep(duration),
  }
  const answers = new Map<string, Answer>()
  const tries: Array<{ readonly address: string; readonly token: string }> = []
  const mails: Array<string> = []

  const sender = WebhookSender.of({
    send: ({ webhook, token }) =>
      Effect.suspend(() => {
        const address = webhook?.address ?? ''
        tries.push({ address, token })
        const answer = answers.get(address)
        if (answer === undefined) return Effect.never
        return typeof answer === 'number' ? Effect.succeed(answer) : new WebhookUnsent({ reason: answer })
      }),
  })
  const jobs = Layer.merge(
    WebhookJob({ pollInterval: 5 }),
    LetterJob({
      publicUrl: 'https://sahilan.example',
      timeZone: 'UTC',
      staff: { enquiries: 'team@sahilan.example' },
      pollInterval: 5,
    }),
  ).pipe(
    Layer.provide([SqlWebhookQueue, SqlLetterQueue, SqlHomePageDetails]),
    Layer.provide(Layer.succeed(WebhookSender, sender)),
    Layer.provide(
      Layer.succeed(Mailer, { send: ({ subject }) => Effect.sync(() => void mails.push(subject)) }),
    ),
  )
  const ports = Layer.mergeAll(SqlWebhooks, SqlWebhookQueue, SqlEnquiries()).pipe(
    Layer.provide(Layer.succeed(MailRecipients, { enquiries: ['staff'], profiles: [] })),
    Layer.provide(Layer.succeed(HasMailServer, true)),
  )
  const runtime = ManagedRuntime.make(
    Layer.merge(jobs, ports).pipe(
      Layer.provide([LetterSignal.layer, MemoryBlobs(), AnyStore()]),
      Layer.provideMerge(Layer.succeed(Clock.Clock, clock)),
    ),
  )
  const run = <A, E>(work: Effect.Effect<A, E, Webhooks | WebhookQueue | Enquiries>) =>
    runtime.runPromise(Effect.provideService(work, OnBehalfOf, { id: '', name: '', address: '' }))
  const webhooks = <A, E>(use: (port: Webhooks['Service']) => Effect.Effect<A, E>) => run(Webhooks.use(use))

  const input = (name: string) => ({
    name,
    address: `https://${name}.example/`,
    events: ['enquiry.received'],
    on: true,
  })
  return {
    tries,
    mails,
    now: () => time,
    moveTo: (at: number) => (time = at),
    answer: (name: string, answer: Answer) => answers.set(input(name).address, answer),
    make: async (name: string) => (await webhooks((port) => port.add(input(name)))).id,
    switchOn: (id: string, name: string) => webhooks((port) => port.update(id, input(name))),
    switchOff: (id: string, name: string) =>
      webhooks((port) => port.update(id, { ...input(name), on: false })),
    rename: (id: string, name: string) => {
      const { on: _on, ...change } = input(name)
      return webhooks((port) => port.update(id, change))
    },
    /** What the server does every hour. */
    expire: () => run(WebhookQueue.use((queue) => queue.expire)),
    counts: () => run(WebhookQueue.use((queue) => queue.counts)),
    sendAgain: (id: string) => webhooks((port) => port.sendAgain(id)),
    receive: () => run(Enquiries.use((port) => port.send(enquiry))),
    list: () => webhooks((port) => port.list),
    deliveries: async (webhook: string) => (await webhooks((port) => port.deliveries({ webhook }))).items,
    stop: () => runtime.dispose(),
  }
}
