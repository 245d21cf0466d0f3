import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Effect, Layer, ManagedRuntime, type Duration } from 'effect'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { SmtpMailer } from '#adapters/smtp/smtp-mailer.ts'
import { SqlReceipts } from '#adapters/sql/desk/receipts.ts'
import { SqlThreads } from '#adapters/sql/desk/threads.ts'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { SqlHomePageDetails } from '#adapters/sql/content/home-page.ts'
import { SqlLetterQueue } from '#adapters/sql/letters/letter-queue.ts'
import { SqlNotifications } from '#adapters/sql/letters/notifications.ts'
import { HasMailServer, MailRecipients } from '#adapters/sql/inbox/notify.ts'
import { SqlProfiles } from '#adapters/sql/inbox/profiles.ts'
import { Sqlite } from '#adapters/sql/client/sqlite.ts'
import type { NotificationRecipient } from '#domain/mail/inbox/notification.ts'
import type { Threads } from '#ports/staff/desk/threads.ts'
import type { Receipts } from '#ports/visitor/receipts.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { Notifications } from '#ports/staff/desk/notifications.ts'
import { LetterSignal, signalling } from '#server/jobs/letters/letter-signal.ts'
import { LetterJob, type LetterJobOptions } from '#server/jobs/letters/letter-job.ts'

export interface PostOfficeOptions extends Partial<LetterJobOptions> {
  readonly smtpUrl: string
  readonly file: string
  readonly timeout?: Duration.Input
  readonly recipients?: ReadonlyArray<NotificationRecipient>
}

export const enquiry = {
  firstName: 'Maryam',
  lastName: 'Al Sayed',
  email: 'maryam@example.com',
  phone: '+973 3600 0000',
  location: 'Bahrain',
  type: 'Business',
  company: 'Acme',
  message: 'Hello',
}

/** The path of a new database, and how to remove its folder. */
export const newDatabase = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sahilan-'))
  return { file: join(folder, 'sahilan.db'), clear: () => rm(folder, { recursive: true, force: true }) }
}

/** A process that accepts and mails enquiries, with short delays. */
export const postOffice = ({
  smtpUrl,
  file,
  timeout = 2_000,
  recipients = ['staff'],
  ...options
}: PostOfficeOptions) => {
  const from = { name: 'Sahilan', address: 'site@sahilan.example' }
  const mails = signalling(
    Layer.mergeAll(
      SqlEnquiries(),
      SqlProfiles(),
      SqlNotifications,
      SqlThreads(),
      SqlReceipts('https://sahilan.example'),
    ),
  ).pipe(
    Layer.provide(Layer.succeed(MailRecipients, { enquiries: recipients, profiles: [] })),
    Layer.provide(Layer.succeed(HasMailServer, true)),
  )
  const job = LetterJob({
    publicUrl: 'https://sahilan.example',
    timeZone: 'UTC',
    staff: { enquiries: 'team@sahilan.example' },
    delays: Array.from({ length: 200 }, () => 20),
    pollInterval: 10,
    ...options,
  }).pipe(Layer.provide([SqlLetterQueue, SmtpMailer({ url: smtpUrl, from, timeout }), SqlHomePageDetails]))
  const runtime = ManagedRuntime.make(
    Layer.merge(job, mails).pipe(
      Layer.provide(LetterSignal.layer),
      Layer.provide([Sqlite({ file }), MemoryBlobs()]),
    ),
  )
  const newest = Effect.gen(function* () {
    const [mail] = (yield* Enquiries.use((enquiries) => enquiries.list({ size: 1 }))).items
    return yield* Notifications.use((notifications) => notifications.of('enquiries', mail?.id ?? ''))
  })
  return {
    send: (changes: Partial<typeof enquiry> = {}) =>
      runtime.runPromise(Enquiries.use((enquiries) => enquiries.send({ ...enquiry, ...changes }))),
    /** The notification of the newest enquiry. */
    state: async () => (await runtime.runPromise(newest))[0],
    run: <A, E>(effect: Effect.Effect<A, E, Enquiries | Notifications | Threads | Receipts>) =>
      runtime.runPromise(effect),
    close: () => runtime.dispose(),
  }
}

export type PostOffice = ReturnType<typeof postOffice>
