import { Effect } from 'effect'
import type { AnswerTemplate } from '#domain/desk/answer-template.ts'
import type { NewMessage, Thread } from '#domain/desk/thread.ts'
import type { AttachmentRef } from '#domain/mail/inbound/attachment.ts'
import { mailKindOf, type MailKind } from '#domain/mail/mail-kind.ts'
import type { ReceivedEnquiry } from '#domain/mail/inbox/received-mail.ts'
import { Downloads } from '#ports/staff/downloads.ts'
import { AnswerTemplates } from '#ports/staff/desk/answer-templates.ts'
import type { WriteFailure } from '#ports/failures.ts'
import { Threads } from '#ports/staff/desk/threads.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { announcingFailures } from '../announcements/announcing-failures.ts'
import { downloadOf, type DownloadActor } from '../announcements/download-of.ts'
import { detailsOf, type DetailsActor } from '../bridge/details-of.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { readingOf, type Reading } from '../bridge/reading-of.ts'
import { requestOf, type Request } from '../bridge/request-of.ts'

/** A mail of an inbox. */
export interface MailRef {
  readonly kind: MailKind
  readonly mailId: string
}

/** A thread with the key of its mail. */
export interface ShownThread extends Thread {
  readonly id: string
}

interface SentMessage extends MailRef {
  readonly message: NewMessage
  /** The idempotency key: the same for each try. */
  readonly key: string
}

type SeenEnquiry = Pick<ReceivedEnquiry, 'id' | 'version'>

/** Enquiries of one person, as the person who merges them has seen them. */
interface Merging {
  readonly stays: SeenEnquiry
  readonly others: ReadonlyArray<SeenEnquiry>
}

export interface Separating {
  readonly stays: SeenEnquiry
  readonly other: string
}

export interface ThreadActors {
  /** The thread of the opened mail. */
  readonly thread: DetailsActor<ShownThread>
  /** Returns the thread with the message. */
  readonly add: Request<SentMessage, ShownThread>
  readonly sendAgain: Request<MailRef & { readonly messageId: string }, ShownThread>
  /** Returns the enquiry that stays. */
  readonly merge: Request<Merging, SeenEnquiry>
  readonly separate: Request<Separating, ReceivedEnquiry>
  readonly attachment: DownloadActor<AttachmentRef>
  readonly templates: Reading<ReadonlyArray<AnswerTemplate>>
  /** Fetches the thread without clearing it. */
  readonly refresh: (mail: MailRef) => void
  /** Shows others that this person is writing. */
  readonly write: (mail: MailRef) => void
  readonly stopWriting: (mail: MailRef) => void
}

interface HandledMails {
  /** Called after a message or another try of one: the status of its mail or its lists have changed. */
  readonly onHandled: (mail: MailRef) => void
  /** Called after a merge or its undo with the enquiry that stays; after a failure without it. */
  readonly onMerged: (stays?: ReceivedEnquiry) => void
}

export const threadKey = ({ kind, mailId }: MailRef): string => `${kind}/${mailId}`

const refOf = (key: string): MailRef => {
  const [kind, mailId = ''] = key.split('/')
  return { kind: mailKindOf(kind), mailId }
}

export const threadActors = (
  bridge: Bridge<Threads | AnswerTemplates | Enquiries | Downloads>,
  { announce, words }: Announcer,
  { onHandled, onMerged }: HandledMails,
): ThreadActors => {
  const read = (mail: MailRef) =>
    Effect.flatMap(Threads, (threads) => threads.of(mail.kind, mail.mailId)).pipe(
      Effect.map((thread): ShownThread => ({ ...thread, id: threadKey(mail) })),
    )
  const thread = bridge.start(detailsOf(bridge, (key) => read(refOf(key))))
  const show = (item: ShownThread) => thread.send({ type: 'item.updated', item })

  const add = requestOf(bridge, ({ message, key, ...mail }: SentMessage) =>
    Effect.andThen(
      Effect.flatMap(Threads, (threads) => threads.add(mail.kind, mail.mailId, message, key)),
      read(mail),
    ),
  )
  add.actor.subscribe(({ value, context: { response, input } }) => {
    if (value !== 'done' || response === undefined) return
    show(response)
    if (input) onHandled(input)
  })
  const sendAgain = announcingFailures(
    requestOf(bridge, ({ messageId, ...mail }: MailRef & { readonly messageId: string }) =>
      Effect.andThen(
        Effect.flatMap(Threads, (threads) => threads.sendAgain(mail.kind, mail.mailId, messageId)),
        read(mail),
      ),
    ),
    { announce },
    words.failures.sendAgain,
  )
  sendAgain.actor.subscribe(({ value, context: { response, input } }) => {
    if (value !== 'done' || response === undefined) return
    show(response)
    if (input) onHandled(input)
  })

  const reading = bridge.fromRead(read)
  const refresh = (mail: MailRef) => bridge.perform(reading, mail, { done: show, failed: () => {} })
  const showing = Effect.fnUntraced(function* (
    work: Effect.Effect<ReceivedEnquiry, WriteFailure, Enquiries>,
  ) {
    // After a failure the versions that this person has seen may be old.
    const mail = yield* Effect.tapError(work, () => Effect.sync(onMerged))
    onMerged(mail)
    refresh({ kind: 'enquiries', mailId: mail.id })
    return mail
  })
  const merge = requestOf(bridge, ({ stays, others }: Merging) =>
    Effect.reduce(
      others,
      (): SeenEnquiry => stays,
      ({ id, version }, other) =>
        showing(Enquiries.use((port) => port.merge(id, other.id, { version, otherVersion: other.version }))),
    ),
  )
  const separate = requestOf(bridge, ({ stays: { id, version }, other }: Separating) =>
    showing(Enquiries.use((port) => port.separate(id, other, { version }))),
  )
  const lease = bridge.fromWrite((mail: MailRef) =>
    Effect.flatMap(Threads, (threads) => threads.write(mail.kind, mail.mailId)),
  )
  const release = bridge.fromWrite((mail: MailRef) =>
    Effect.flatMap(Threads, (threads) => threads.stopWriting(mail.kind, mail.mailId)),
  )
  // After a failure colleagues do not see that this person writes, or see it for a minute longer.
  const ignored = { done: () => {}, failed: () => {} }
  return {
    thread,
    add,
    sendAgain,
    merge,
    separate,
    attachment: downloadOf(
      bridge,
      (ref: AttachmentRef, report) => Downloads.use((downloads) => downloads.attachment(ref, report)),
      { wording: words.failures.attachment, announce },
    ),
    templates: readingOf(
      bridge,
      Effect.flatMap(AnswerTemplates, (templates) => templates.list),
    ),
    refresh,
    write: (mail) => bridge.perform(lease, mail, ignored),
    stopWriting: (mail) => bridge.perform(release, mail, ignored),
  }
}
