import { type Effect, Layer, ManagedRuntime } from 'effect'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { ImapMailbox } from '#adapters/imap/imap-mailbox.ts'
import { FileBlobs } from '#adapters/blobs/files.ts'
import { SharpPictureWork } from '#adapters/pictures/sharp-picture-work.ts'
import { Sqlite } from '#adapters/sql/client/sqlite.ts'
import { SqlInboundMails } from '#adapters/sql/desk/inbound-mails.ts'
import { SqlThreads } from '#adapters/sql/desk/threads.ts'
import { HasMailServer } from '#adapters/sql/inbox/notify.ts'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { SqlTrash } from '#adapters/sql/history/trash.ts'
import { SqlConditions } from '#adapters/sql/jobs/conditions.ts'
import { SqlLeases } from '#adapters/sql/jobs/leases.ts'
import type { Trash } from '#ports/content/trash.ts'
import type { Threads } from '#ports/staff/desk/threads.ts'
import type { Conditions } from '#ports/server/conditions.ts'
import type { Enquiries } from '#ports/visitor/enquiries.ts'
import { InboundMailJob } from '#server/jobs/inbound/inbound-mail-job.ts'
import { LetterSignal } from '#server/jobs/letters/letter-signal.ts'

export interface InboundOfficeOptions {
  readonly imapUrl: string
  readonly file: string
  /** The folder of the files. */
  readonly folder: string
}

/** A process that reads a mailbox often. */
export const inboundOffice = ({ imapUrl, file, folder }: InboundOfficeOptions) => {
  const ports = Layer.mergeAll(SqlEnquiries(), SqlThreads(), SqlConditions, SqlTrash)
  const job = InboundMailJob('20 millis').pipe(
    Layer.provide([
      ImapMailbox({ url: imapUrl }),
      SqlInboundMails({ ownAddresses: ['site@sahilan.example', 'replies@sahilan.example'] }),
      SqlLeases,
      SharpPictureWork,
      LetterSignal.layer,
    ]),
  )
  const runtime = ManagedRuntime.make(
    job.pipe(
      Layer.provideMerge(ports),
      Layer.provide(Layer.succeed(HasMailServer, true)),
      Layer.provide([Sqlite({ file }), FileBlobs(folder)]),
    ),
  )
  return {
    run: <A, E>(effect: Effect.Effect<A, E, Enquiries | Threads | Conditions | Trash>) =>
      runtime.runPromise(effect),
    close: () => runtime.dispose(),
  }
}

export type InboundOffice = ReturnType<typeof inboundOffice>

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** The source of a mail, as it arrives. */
export const composed = async (mail: SendMailOptions): Promise<Buffer> => {
  const { message } = await composer.sendMail({
    from: 'Maryam <maryam@example.com>',
    to: 'replies@sahilan.example',
    ...mail,
  })
  return Buffer.from(message as Buffer)
}
