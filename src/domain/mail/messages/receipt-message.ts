import type { Message } from './message.ts'
import type { AnyReceived, MailKind } from '../inbox/notification.ts'
import { oneLine } from './one-line.ts'
import { written } from './written.ts'

const nouns: Record<MailKind, string> = { enquiries: 'enquiry', profiles: 'application' }

/** The site by its name, which may be empty, and its address. */
export interface Sender {
  readonly name: string
  readonly publicUrl: string
}

/** The subject of the receipt, which answers take up. */
export const receiptSubject = (kind: MailKind, reference: string): string =>
  oneLine(`Your ${nouns[kind]} has arrived: ${reference}`)

/**
 * Tells a visitor that their mail has arrived. Nothing that was typed is in it: anybody can type somebody else's address, and
 * must not write to them through this server.
 */
export const receiptMessage = ({ kind, mail }: AnyReceived, { name, publicUrl }: Sender): Message => {
  const noun = nouns[kind]
  return {
    subject: receiptSubject(kind, mail.reference),
    ...written({
      lead: `Thank you. Your ${noun} has reached ${name || 'us'}.`,
      facts: [['Your reference', mail.reference]],
      close: `Name the reference when you write or call about it. If you have sent us nothing, somebody has typed your address by mistake; ignore this mail.`,
      link: { label: name || 'Our website', address: `${publicUrl}/` },
    }),
  }
}
