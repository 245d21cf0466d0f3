import { hash } from 'node:crypto'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import PostalMime from 'postal-mime'
import { usedHeaders, type InboundEmail, type EmailHead } from '#domain/mail/inbound/inbound-email.ts'

/** Bytes of the headers of a mail, and of those that are used: those of people's mails have less. */
const maxSize = { all: 64 * 1024, used: 16 * 1024 } as const

const isUsed = new RegExp(`^(?:from|subject|message-id|${usedHeaders.join('|')})[ \\t]*:`, 'iu')

/** Only these are parsed, in this thread: hostile lists of recipients would take the parser half a second. */
const usedHeadersOf = (source: Uint8Array): Buffer => {
  const headers = Buffer.from(source)
    .toString('latin1')
    .split(/\n(?![ \t])/u)
  return Buffer.from(headers.filter((header) => isUsed.test(header)).join('\n'), 'latin1')
}

/** Milliseconds in which the largest regular mail is parsed on a slow machine. */
const usualTimeout = 30_000

/** Limits of the worker; regular mails need less. */
const resourceLimits = { maxOldGenerationSizeMb: 256 }

/** Parses the headers of a mail; `undefined` if they cannot be parsed. */
export const parsedHead = async (source: Uint8Array): Promise<EmailHead | undefined> => {
  if (source.length > maxSize.all) return undefined
  const mail = await PostalMime.parse(usedHeadersOf(source), { maxHeadersSize: maxSize.used }).catch(
    () => undefined,
  )
  if (mail === undefined) return undefined
  const { messageId = '', from, subject = '', headers } = mail
  return {
    messageId: messageId.trim() || hash('sha256', source),
    from: from?.address ?? '',
    subject,
    headers: headers.map(({ key, value }) => ({ key, value })),
  }
}

export type MailBody = Pick<InboundEmail, 'text' | 'html' | 'files'>

/** The worker is beside this file: as source, in the library and in the server's bundle. */
const worker = join(import.meta.dirname, `mail-worker${extname(import.meta.filename)}`)

/** `undefined` if the worker fails, or needs too much time or memory. */
const bodyOf = (source: Uint8Array, timeout: number) =>
  new Promise<MailBody | undefined>((resolve) => {
    const parsing = new Worker(worker, { workerData: source, execArgv: [], resourceLimits })
    const end = (body?: MailBody) => {
      clearTimeout(ending)
      resolve(body)
      void parsing.terminate()
    }
    const ending = setTimeout(end, timeout)
    parsing
      .once('message', end)
      .once('error', () => end())
      .once('exit', () => end())
  })

/**
 * Parses the source of a mail whose head is known; `undefined` if it cannot be parsed. Runs in a thread of its own, as a
 * hostile mail of a few hundred kilobytes takes the parser minutes.
 */
export const parsedMail = async (
  head: EmailHead,
  source: Uint8Array,
  timeout = usualTimeout,
): Promise<InboundEmail | undefined> => {
  const body = await bodyOf(source, timeout)
  return body && { ...head, ...body }
}
