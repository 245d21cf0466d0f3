import { hash } from 'node:crypto'
import PostalMime from 'postal-mime'
import type { InboundMail, MailFile, MailHead } from '#domain/mail/inbound/inbound-mail.ts'

/** Parts within parts; people's mails have few. */
const limits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, rfc822Attachments: true } as const

type Parsed = Awaited<ReturnType<typeof PostalMime.parse>>

const parsed = (source: Uint8Array) => PostalMime.parse(source, limits).catch(() => undefined)

/** Parses the headers of a mail; `undefined` if they cannot be parsed. */
export const parsedHead = async (source: Uint8Array): Promise<MailHead | undefined> => {
  const mail = await parsed(source)
  if (mail === undefined) return undefined
  const { messageId = '', from, subject = '', headers } = mail
  return {
    messageId: messageId.trim() || hash('sha256', source),
    from: from?.address ?? '',
    subject,
    headers: headers.map(({ key, value }) => ({ key, value })),
  }
}

/** Pictures that the HTML shows, such as the logo of a signature, are no attachments. */
const filesOf = ({ attachments }: Parsed): ReadonlyArray<MailFile> =>
  attachments
    .filter(({ related }) => related !== true)
    .map(({ filename, content }) => ({
      name: filename ?? '',
      bytes: new Uint8Array(content as ArrayBuffer),
    }))

/** Parses the source of a mail whose head is known; `undefined` if it cannot be parsed. */
export const parsedMail = async (head: MailHead, source: Uint8Array): Promise<InboundMail | undefined> => {
  const mail = await parsed(source)
  if (mail === undefined) return undefined
  const { text = '', html = '' } = mail
  return { ...head, text, html, files: filesOf(mail) }
}
