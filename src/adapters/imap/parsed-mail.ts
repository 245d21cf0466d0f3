import { hash } from 'node:crypto'
import PostalMime from 'postal-mime'
import type { InboundMail, MailFile } from '#domain/mail/inbound/inbound-mail.ts'

/** Parts within parts; people's mails have few. */
const limits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, rfc822Attachments: true } as const

type Parsed = Awaited<ReturnType<typeof PostalMime.parse>>

/** Pictures that the HTML shows, such as the logo of a signature, are no attachments. */
const filesOf = ({ attachments }: Parsed): ReadonlyArray<MailFile> =>
  attachments
    .filter(({ related }) => related !== true)
    .map(({ filename, content }) => ({
      name: filename ?? '',
      bytes: new Uint8Array(content as ArrayBuffer),
    }))

/** Parses the source of a mail; `undefined` if it cannot be parsed. */
export const parsedMail = async (source: Uint8Array): Promise<InboundMail | undefined> => {
  const parsed = await PostalMime.parse(source, limits).catch(() => undefined)
  if (parsed === undefined) return undefined
  const { messageId = '', from, subject = '', headers, text = '', html = '' } = parsed
  return {
    messageId: messageId.trim() || hash('sha256', source),
    from: from?.address ?? '',
    subject,
    headers: headers.map(({ key, value }) => ({ key, value })),
    text,
    html,
    files: filesOf(parsed),
  }
}
