import { decodedText, isBlock } from '../../content/item/text-of-html.ts'
import { messageLimit } from '../../desk/thread.ts'
import { withoutReceiptCodes } from '../../desk/receipt/receipt-code.ts'
import type { InboundEmail } from './inbound-email.ts'

const unseen = new Set(['head', 'script', 'style', 'template', 'title'])

/** Marks of one line, however deep its quote is. */
const maxQuotes = 5

/** Characters of a mail that are read. */
const readLimit = 500_000

/**
 * Reduces HTML to text in one pass, whatever it is. Quoted lines begin with `>`, as in a mail of plain text.
 */
export const textOfMailHtml = (html: string): string => {
  const source = html.slice(0, readLimit)
  // Only A to Z: other letters may become longer, and positions in `lower` must be those in `source`.
  const lower = source.replaceAll(/[A-Z]+/gu, (letters) => letters.toLowerCase())
  const lines: Array<string> = []
  let line = ''
  let quotes = 0
  const endLine = () => {
    const mark = '>'.repeat(Math.min(quotes, maxQuotes))
    lines.push(`${mark}${mark === '' ? '' : ' '}${line.trim()}`)
    line = ''
  }
  /** Continues after the next occurrence; without one nothing follows that could be read. */
  const after = (end: string, from: number) => {
    const found = lower.indexOf(end, from)
    return found === -1 ? source.length : found + end.length
  }
  let at = 0
  while (at < source.length) {
    const open = source.indexOf('<', at)
    const end = open === -1 ? source.length : open
    line += decodedText(source.slice(at, end))
    if (lower.startsWith('<!--', end)) {
      at = after('-->', end)
      continue
    }
    at = after('>', end)
    const [, closing = '', tag = ''] = /^<(\/?)([a-z][a-z\d]*)/u.exec(lower.slice(end, end + 20)) ?? []
    if (unseen.has(tag) && closing === '') at = after('>', after(`</${tag}`, at))
    else if (tag === 'br') endLine()
    else if (isBlock(tag)) {
      // Drops spaces alone, which would otherwise grow with the tags and be trimmed again at each.
      if (line.trim() === '') line = ''
      else endLine()
      if (tag === 'p' && closing !== '' && lines.at(-1) !== '') lines.push('')
      if (tag === 'blockquote') quotes = Math.max(0, quotes + (closing === '' ? 1 : -1))
    } else if (tag === 'td' || tag === 'th') line += ' '
  }
  endLine()
  return lines.join('\n')
}

const isQuoted = (line: string) => line.startsWith('>')
const isBlank = (line: string) => line.trim() === ''

const hasDigit = (line: string) => /\p{Nd}/u.test(line)

/** How many lines introduce a quote, such as "On 23 November, Mariam wrote:", which may be wrapped. */
const introductionOf = (before: ReadonlyArray<string>): number => {
  const [earlier = '', last = ''] = ['', '', ...before].slice(-2)
  if (!last.trimEnd().endsWith(':')) return 0
  if (hasDigit(last)) return 1
  return hasDigit(earlier) ? 2 : 0
}

/** Removes the quoted answer whose footer has the reference, and the line that introduces it. */
const withoutOurAnswer = (lines: ReadonlyArray<string>, reference: string): ReadonlyArray<string> => {
  const footer = lines.findLastIndex((line) => isQuoted(line) && line.includes(reference))
  if (footer === -1) return lines
  const before = lines.slice(
    0,
    lines.slice(0, footer).findLastIndex((line) => !isQuoted(line) && !isBlank(line)) + 1,
  )
  const unquoted = lines.slice(footer).findIndex((line) => !isQuoted(line))
  const after = unquoted === -1 ? [] : lines.slice(footer + unquoted)
  return [...before.slice(0, before.length - introductionOf(before)), ...after]
}

/** Control characters that no text has; PostgreSQL stores no NUL. */
const unprintable = /[^\P{Cc}\n\t]|\p{Cs}/gu

/**
 * What the sender has written: plain text without our own quoted answer, unless nothing else is left. Links to the
 * receipt page lose their codes, which only the visitor may know.
 */
export const writtenText = (
  { text, html }: Pick<InboundEmail, 'text' | 'html'>,
  reference: string,
): string => {
  const plain = (text.trim() === '' ? textOfMailHtml(html) : text)
    .slice(0, readLimit)
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(unprintable, '')
  const tidy = (lines: ReadonlyArray<string>) =>
    withoutReceiptCodes(
      lines
        .map((line) => line.trimEnd())
        .join('\n')
        .replaceAll(/\n{3,}/gu, '\n\n'),
    ).trim()
  const lines = plain.split('\n')
  const written = tidy(withoutOurAnswer(lines, reference)) || tidy(lines)
  if (written.length <= messageLimit) return written
  // Not within a character of two units.
  return `${written.slice(0, messageLimit - 1).replace(/\p{Cs}$/u, '')}…`
}
