/** Marks a file as UTF-8, which spreadsheets do not detect. */
export const byteOrderMark = '\uFEFF'

/** Matches the start of a formula in a spreadsheet; East Asian editions accept full-width signs. */
const formula = /^\s*[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]|^[\t\r\n]/u

/** Where a spreadsheet with another separator, as in Arabic and European editions, would begin a new cell. */
const cellBreak = /[;\t\r\n][\s"]*[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]?/gu

/** The apostrophe before a formula. */
const escape = /(^|[;\t\r\n][\s"]*)'(?=\s*'?[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]|[\t\r\n])/gu

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

const withApostrophe = (match: string): string => match.replace(/[^;\s"]$/u, `'$&`)

/** A text cell. An apostrophe before the start of a formula makes a spreadsheet show it as text. */
export const csvText = (text: string): string => {
  const escaped = text.replace(cellBreak, withApostrophe)
  return quoted(formula.test(text) ? `'${escaped}` : escaped)
}

/** The text of a cell that `csvText` wrote, without its quotes. */
export const textOfCell = (cell: string): string => cell.replaceAll(escape, '$1')

const phone = /^\+?[\d\s().-]*\d[\d\s().-]*$/

/** The calling code of a number that is written without spaces (ITU-T E.164). */
const callingCode = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d)/

/**
 * A phone number cell. It has at least one space between its digits, after the calling code if there is one, so that a
 * spreadsheet neither calculates it nor drops its plus or its leading zero; without an apostrophe it can be copied.
 */
export const csvPhone = (number: string): string => {
  if (!phone.test(number)) return csvText(number)
  const spaced = number.replace(/[\s().-]+/g, ' ').trim()
  if (spaced.includes(' ')) return quoted(spaced)
  return quoted(
    callingCode.test(spaced) ? spaced.replace(callingCode, '$& ') : spaced.replace(/(\d{4})$/, ' $1'),
  )
}

/** Joins encoded cells to a line (RFC 4180). */
export const csvLine = (cells: ReadonlyArray<string>): string => `${cells.join(',')}\r\n`
