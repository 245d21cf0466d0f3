import type { Message } from './message.ts'
import type { AnyReceived, MailKind } from '../inbox/notification.ts'
import { oneLine } from './one-line.ts'
import { messageBodies } from './message-bodies.ts'

const nouns: Record<MailKind, string> = { enquiries: 'enquiry', profiles: 'application' }

/** The site; its name may be empty. */
export interface Sender {
  readonly name: string
  readonly publicUrl: string
}

/** The subject of the receipt, which replies repeat. */
export const receiptSubject = (kind: MailKind, reference: string): string =>
  oneLine(`Your ${nouns[kind]} has arrived: ${reference}`)

/**
 * Confirms a received mail to its visitor. It repeats nothing that was typed, because the address may be someone else's
 * and the server must not carry messages to strangers.
 */
export const receiptMessage = ({ kind, mail }: AnyReceived, { name, publicUrl }: Sender): Message => {
  const noun = nouns[kind]
  return {
    subject: receiptSubject(kind, mail.reference),
    ...messageBodies({
      lead: `Thank you. Your ${noun} has reached ${name || 'us'}.`,
      facts: [['Your reference', mail.reference]],
      close: `Name the reference when you write or call about it. If you have sent us nothing, somebody has typed your address by mistake; ignore this mail.`,
      link: { label: name || 'Our website', address: `${publicUrl}/` },
    }),
  }
}
