import type { MailStatus } from '../../mail/inbox/received-mail.ts'
import { withStatusLink } from '../placeholders.ts'
import { textError, type ThreadMessage } from '../thread.ts'

/** `closed` is a mail in the trash. */
export const receiptStates = ['received', 'handled', 'answered', 'closed'] as const
export type ReceiptState = (typeof receiptStates)[number]

/** The receipt page's data, without what the form contained: anyone can enter another person's address. */
export interface ReceiptView {
  readonly reference: string
  readonly receivedAt: string
  readonly state: ReceiptState
  readonly answers: ReadonlyArray<Pick<ThreadMessage, 'author' | 'text' | 'language' | 'at'>>
  /** The times of the visitor's replies. */
  readonly replies: ReadonlyArray<string>
  readonly repliesLeft: number
}

/** Unknown, expired and erased codes are one case. */
export const unknownCode =
  'No enquiry belongs to this code. It may be mistyped or out of date, or the enquiry has been erased.'

export const maxReplies = 5
export const replyLimit = 5_000

/** Spam shows as received. */
const states: Readonly<Record<MailStatus, ReceiptState>> = {
  new: 'received',
  spam: 'received',
  read: 'handled',
  answered: 'answered',
}

interface Shown {
  readonly reference: string
  readonly createdAt: string
  readonly status: MailStatus
}

export const receiptView = (
  { reference, createdAt, status }: Shown,
  messages: ReadonlyArray<ThreadMessage>,
  link: string,
): ReceiptView => {
  const replies = messages.filter(({ direction }) => direction === 'in')
  const typed = replies.filter(({ sender }) => sender === undefined)
  return {
    reference,
    receivedAt: createdAt,
    state: states[status],
    answers: messages
      .filter(({ direction }) => direction === 'out')
      .map(({ author, text, language, at }) => ({ author, text: withStatusLink(text, link), language, at })),
    replies: replies.map(({ at }) => at),
    // Mails have a limit of their own.
    repliesLeft: Math.max(0, maxReplies - typed.length),
  }
}

export const closedReceipt = (reference: string, receivedAt: string): ReceiptView => ({
  reference,
  receivedAt,
  state: 'closed',
  answers: [],
  replies: [],
  repliesLeft: 0,
})

export const replyErrors = (
  { repliesLeft }: Pick<ReceiptView, 'repliesLeft'>,
  text: string,
): { readonly text?: string } =>
  repliesLeft === 0 ? { text: 'No further reply can be sent here.' } : textError(text, replyLimit)
