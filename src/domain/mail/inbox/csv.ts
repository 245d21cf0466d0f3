/** Says that the file is UTF-8, which spreadsheets do not guess. */
export const byteOrderMark = '\uFEFF'

/** What a spreadsheet takes for the start of a formula; the wide forms count in East Asian editions. */
const formula = /^\s*[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]|^[\t\r\n]/u

/** Where a spreadsheet that parts cells otherwise, as Arabic and European editions do, would see another cell begin. */
const breaks = /[;\t\r\n][\s"]*[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]?/gu

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

const begunPlainly = (found: string): string => found.replace(/[^;\s"]$/u, `'$&`)

/** A cell that holds a text and never a formula: an apostrophe in front makes a spreadsheet show it as it is. */
export const csvText = (text: string): string => {
  const within = text.replace(breaks, begunPlainly)
  return quoted(formula.test(text) ? `'${within}` : within)
}

const phone = /^\+?[\d\s().-]*\d[\d\s().-]*$/

/** The calling code of a number that is written without spaces (ITU-T E.164). */
const callingCode = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d)/

/**
 * A cell that holds a phone number. Without an apostrophe it stays a number that one can copy; only spaces stand between its
 * digits, and one at least, behind the calling code if there is one, so that no spreadsheet calculates it, drops its plus or
 * its leading zero.
 */
export const csvPhone = (number: string): string => {
  if (!phone.test(number)) return csvText(number)
  const spaced = number.replace(/[\s().-]+/g, ' ').trim()
  if (spaced.includes(' ')) return quoted(spaced)
  return quoted(
    callingCode.test(spaced) ? spaced.replace(callingCode, '$& ') : spaced.replace(/(\d{4})$/, ' $1'),
  )
}

/** A line of cells that are written already (RFC 4180). */
export const csvLine = (cells: ReadonlyArray<string>): string => `${cells.join(',')}\r\n`
