import type { ChosenFile } from './chosen-file.ts'

export const pdfLimit = 20 * 1024 * 1024

const stored = /^\/media\/[0-9a-z]+\.pdf$/

/** The address of a stored PDF, beside those of pictures. */
export const pdfAddress = (key: string): string => `/media/${key}.pdf`

export const isPdfAddress = (address: string): boolean => stored.test(address)

export const pdfTooLarge = 'The file has at most 20 MB'

/** Checks a chosen file by its type and size before the upload; the server checks its content. */
export const pdfError = (file: ChosenFile): string | undefined => {
  if (file.type !== 'application/pdf') return 'Choose a PDF file'
  return file.size > pdfLimit ? pdfTooLarge : undefined
}

/** One character per byte. */
const textAt = (bytes: Uint8Array, from: number, to: number) =>
  Array.from(bytes.subarray(Math.max(0, from), to), (byte) => String.fromCharCode(byte)).join('')

/** Bytes by which browsers guess a type. */
const guessed = 1_445
const markup =
  /<(?:!doctype|\?xml-stylesheet|html|head|title|meta|link|base|style|script|body|svg|math|iframe|object|embed|img|form)[\s/>]/i

/** The last record of a ZIP archive is this long, without its comment. */
const zipEnd = 22
const longestComment = 0xffff

const isArchive = (end: string) => {
  for (let at = end.indexOf('PK\x05\x06'); at !== -1; at = end.indexOf('PK\x05\x06', at + 1))
    if (end.charCodeAt(at + 20) + 256 * end.charCodeAt(at + 21) === end.length - at - zipEnd) return true
  return false
}

/**
 * Whether the bytes are a complete PDF and nothing else: a header at the start, a trailer at the end that leads to the
 * table of objects, and no markup or archive for programs that guess the type.
 */
export const isPdf = (bytes: Uint8Array): boolean => {
  const head = textAt(bytes, 0, guessed)
  if (!/^%PDF-(?:1\.[0-7]|2\.0)\s/.test(head) || markup.test(head)) return false
  const [, offset] =
    /startxref\s+(\d{1,8})\s+%%EOF\s{0,8}$/.exec(textAt(bytes, bytes.length - 1_024, bytes.length)) ?? []
  if (offset === undefined) return false
  const table = textAt(bytes, Number(offset), Number(offset) + 32)
  if (!/^\s{0,4}(?:xref\s|\d+\s+\d+\s+obj\b)/.test(table)) return false
  return !isArchive(textAt(bytes, bytes.length - zipEnd - longestComment, bytes.length))
}
