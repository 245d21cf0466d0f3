import { parentPort, workerData } from 'node:worker_threads'
import PostalMime from 'postal-mime'
import type { MailBody } from './parsed-mail.ts'

/** Parts within parts; people's mails have few. */
const limits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, rfc822Attachments: true } as const

const { text = '', html = '', attachments } = await PostalMime.parse(workerData as Uint8Array, limits)

/** Pictures that the HTML shows, such as the logo of a signature, are no attachments. */
const files = attachments
  .filter(({ related }) => related !== true)
  .map(({ filename, content }) => ({
    name: filename ?? '',
    bytes: new Uint8Array(content as ArrayBuffer),
  }))

parentPort?.postMessage(
  { text, html, files } satisfies MailBody,
  files.map(({ bytes }) => bytes.buffer),
)
