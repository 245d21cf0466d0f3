import { resume } from '#server/demo/resume.ts'

/** A real PDF of one page. Other words make other bytes. */
export const pdf = async (words = 'Policy'): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await resume({ firstName: words, lastName: '', email: 'noor@example.com' }, 'x.pdf').arrayBuffer(),
  )

const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))

/** A PDF with something in it, whose table of objects is still found. */
const withPart = (whole: Uint8Array, at: number, part: string) => {
  const text = Buffer.from(whole).toString('latin1')
  const [, offset = ''] = /startxref\n(\d+)/.exec(text) ?? []
  const moved = `${text.slice(0, at)}${part}${text.slice(at)}`
  return latin(moved.replace(`startxref\n${offset}`, `startxref\n${Number(offset) + part.length}`))
}

/** The last record of an empty ZIP archive, whose comment has so many bytes. */
const zipEnd = (comment: number) =>
  `PK\x05\x06${'\0'.repeat(16)}${String.fromCharCode(comment % 256, Math.floor(comment / 256))}`

/** Files that are no PDF, or not only one. */
export const hostileFiles = async (): Promise<Readonly<Record<string, Uint8Array<ArrayBuffer>>>> => {
  const whole = await pdf()
  const asText = Buffer.from(whole).toString('latin1')
  const html = '<!doctype html><title>x</title><script>alert(1)</script>'
  const end = asText.lastIndexOf('startxref')
  return {
    empty: new Uint8Array(0),
    'the header alone': latin('%PDF-1.4\n'),
    truncated: whole.slice(0, -40),
    'without its first half': whole.slice(whole.length / 2),
    'a table that is elsewhere': latin(asText.replace(/startxref\n\d+/, 'startxref\n12')),
    'HTML named .pdf': latin(html),
    'HTML before the PDF': latin(html + asText),
    'HTML after the PDF': latin(asText + html),
    'HTML in a comment of the PDF': withPart(whole, 9, `% ${html}\n`),
    'SVG named .pdf': latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'SVG in a comment of the PDF': withPart(whole, 9, '% <svg onload="alert(1)">\n'),
    'a ZIP archive that ends as a PDF': latin(
      asText.slice(0, end) + zipEnd(asText.length - end) + asText.slice(end),
    ),
    'a picture': latin('\x89PNG\r\n\x1a\n' + asText),
    script: latin('alert(1)//' + asText),
  }
}
