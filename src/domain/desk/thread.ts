import { languageOf } from '../language/language.ts'
import type { NotificationState } from '../mail/inbox/notification.ts'
import type { Attachment } from '../mail/inbound/attachment.ts'
import type { MailStatus } from '../mail/inbox/received-mail.ts'
import type { SpamReason } from '../mail/inbox/spam.ts'
import { isEmailAddress } from '../mail/letters/email-address.ts'
import type { MergedEnquiry } from './merging.ts'
import { openPlaceholders } from './placeholders.ts'

/** An answer by staff goes out, a reply by the visitor comes in, and only staff see a note. */
export const messageDirections = ['out', 'in', 'note'] as const
export type MessageDirection = (typeof messageDirections)[number]

/** How far the mail with an answer got. */
export interface Delivery {
  readonly state: NotificationState
  /** Time of the next try, of the delivery or of the parking (ISO 8601 in UTC). */
  readonly at: string
  readonly tries: number
  /** Why the last try failed; empty if none did, and during the next one. */
  readonly reason: string
}

export interface ThreadMessage {
  readonly id: string
  readonly direction: MessageDirection
  /** The name of the colleague; empty for the visitor. */
  readonly author: string
  /** The tag of the language that an answer is written in; empty for others. */
  readonly language: string
  readonly text: string
  readonly at: string
  /** Why a reply was classified as spam; absent if it was not. */
  readonly spamReasons?: ReadonlyArray<SpamReason>
  /** The address that a reply came from by e-mail; absent if it was typed on the receipt page. */
  readonly sender?: string
  /** The attachments of a reply by e-mail; absent if there are none. */
  readonly attachments?: ReadonlyArray<Attachment>
  /** The delivery of an answer. */
  readonly delivery?: Delivery
}

/** The messages of a mail, oldest first. */
export interface Thread {
  /** The id of the newest message; `0` if there is none. */
  readonly latest: string
  /** Whether an answer can be sent. */
  readonly canAnswer: boolean
  readonly messages: ReadonlyArray<ThreadMessage>
  /** The receipt page in the language of the mail, to which answers link; absent if unknown. */
  readonly receiptPage?: string
  /** The enquiries that were merged into this one, oldest first; absent if there are none. */
  readonly merged?: ReadonlyArray<MergedEnquiry>
}

/** The input for a message. `after` is the id of the newest message that the writer has seen. */
export interface NewMessage {
  readonly direction: Exclude<MessageDirection, 'in'>
  readonly text: string
  readonly language: string
  readonly after: string
}

export const messageLimit = 10_000

/** Milliseconds for which others read that a person is writing, and after which their browser says so again. */
export const writing = { lease: 60_000, renewal: 20_000 } as const

/** Why a mail cannot be answered; `undefined` if it can. */
export const answerRefusal = (
  mail: { readonly status: MailStatus; readonly email: string },
  hasMailServer: boolean,
): string | undefined => {
  if (mail.status === 'spam') return 'This is spam. Mark it as not spam before you answer.'
  if (!isEmailAddress(mail.email)) return 'No mail can be sent to this address.'
  return hasMailServer ? undefined : 'This server sends no mails.'
}

/** One sentence for each invalid field of a message. */
export const messageErrors = (
  { direction, text, language }: NewMessage,
  refusal: string | undefined,
): Partial<Record<'direction' | 'text' | 'language', string>> => ({
  ...textError(text, messageLimit),
  ...(direction === 'out' && {
    ...(refusal !== undefined && { direction: refusal }),
    ...(openPlaceholders(text).length > 0 && { text: 'Fill in every blank before you send this.' }),
    ...(languageOf(language) === undefined && { language: 'This language is not available.' }),
  }),
})

export const textError = (text: string, maxLength: number): { readonly text?: string } => {
  if (text.trim() === '') return { text: 'Text is required' }
  return text.length > maxLength ? { text: `Text has at most ${maxLength} characters` } : {}
}

/** Describes the newer answer or reply that the writer has not seen; `undefined` if there is none. */
export const newerSentence = (thread: Thread, after: string): string | undefined => {
  const newest = thread.messages.findLast(
    ({ id, direction, spamReasons }) =>
      direction !== 'note' && spamReasons === undefined && Number(id) > Number(after),
  )
  if (newest === undefined) return undefined
  return newest.direction === 'out'
    ? `${newest.author} answered in the meantime.`
    : 'The sender replied in the meantime.'
}

/** Refuses to delete a mail, as the mail server may have the answer already. */
export const answerBeingSent = 'An answer to this mail is being sent. Try again in a moment.'

/** Whether the mail server is given a message at a time (ISO 8601 in UTC). */
export const isBeingSent = ({ delivery }: ThreadMessage, now: string): boolean =>
  delivery !== undefined &&
  delivery.state === 'waiting' &&
  delivery.tries > 0 &&
  delivery.reason === '' &&
  delivery.at > now

/**
 * Set if a thread has unsent answers, and without those would wait for an answer. `wasAnswered` says that an answer
 * was sent before, to which the visitor has replied since.
 */
export const leftUnanswered = (
  messages: ReadonlyArray<ThreadMessage>,
): { readonly wasAnswered: boolean } | undefined => {
  const isUnsent = ({ delivery }: ThreadMessage) => delivery !== undefined && delivery.state !== 'sent'
  if (!messages.some(isUnsent)) return undefined
  const left = messages.filter(
    (one) => one.direction !== 'note' && one.spamReasons === undefined && !isUnsent(one),
  )
  if (left.at(-1)?.direction === 'out') return undefined
  return { wasAnswered: left.some(({ direction }) => direction === 'out') }
}
