/** What is not seen, a tag with its name and attributes, or text. */
const token =
  /<!--[\s\S]*?-->|<(?<unseen>head|script|style|template|title|xml)\b[\s\S]*?<\/\k<unseen>\s*>|<[!?][^>]*>|<(?<end>\/?)(?<tag>[a-z][\w:-]*)(?<attributes>(?:"[^"]*"|'[^']*'|[^'">])*)>|(?<text>[^<]+|<)/giu

/** Elements whose text stands on lines of its own. */
const block =
  /^(?:address|article|aside|blockquote|d[dlt]|div|figcaption|figure|footer|h[1-6]|header|hr|li|main|ol|p|pre|section|table|tr|ul)$/u

const characters = new Map(
  Object.entries({
    amp: '&',
    apos: "'",
    bull: '•',
    gt: '>',
    hellip: '…',
    ldquo: '“',
    lsquo: '‘',
    lt: '<',
    mdash: '—',
    middot: '·',
    nbsp: ' ',
    ndash: '–',
    quot: '"',
    rdquo: '”',
    rsquo: '’',
    shy: '',
  }),
)

const character = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return characters.get(name) ?? whole
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
}
const decoded = (text: string) =>
  text.replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+);/giu, character).replaceAll(/\s+/gu, ' ')

/** Word writes the marks of its lists as text; a bullet is often a letter of the font Symbol. */
const isWordMark = /mso-list:\s*ignore/iu
const numbered = /^[\p{L}\d]{1,5}[.)]$/u

/**
 * The plain text of formatted text that comes from a clipboard: an empty line between paragraphs, headings and
 * the points of lists. Returns `undefined` if the text has none of them. It reads the tags itself because the back office
 * forbids scripts to parse markup (Trusted Types), and drops what it does not know.
 */
export const textOfHtml = (html: string): string | undefined => {
  if (!/<(?:p|li|h[1-6])\b/iu.test(html)) return undefined
  const paragraphs: Array<string> = []
  /** How many points each open list has by now; bullets are not counted. */
  const lists: Array<number | undefined> = []
  let mark = ''
  let text = ''
  /** The text of one of Word's marks, and how many elements are open within it. */
  let written: { text: string; depth: number } | undefined

  const endParagraph = () => {
    const tidy = text
      .replaceAll(/ +/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
      .trim()
    text = ''
    if (tidy === '') return
    paragraphs.push(mark === '' ? tidy : `${mark} ${tidy}`)
    mark = ''
  }
  const begin = (tag: string, attributes: string) => {
    if (tag === 'br') text += '\n'
    if (tag === 'td' || tag === 'th') text += ' '
    if (tag === 'ul') lists.push(undefined)
    if (tag === 'ol') lists.push(Number(/\bstart="?(\d+)/iu.exec(attributes)?.[1] ?? 1))
    if (tag !== 'li') return
    const number = lists.at(-1)
    mark = number === undefined ? '•' : `${number}.`
    if (number !== undefined) lists[lists.length - 1] = number + 1
  }
  const end = (tag: string) => {
    if (tag === 'ul' || tag === 'ol') lists.pop()
    if (tag === 'li') mark = ''
  }

  for (const { groups = {} } of html.matchAll(token)) {
    const { tag: name, end: closing, attributes = '', text: words } = groups
    const tag = name?.toLowerCase()
    if (written !== undefined) {
      if (words !== undefined) written.text += decoded(words)
      if (tag === 'span') written.depth += closing === '/' ? -1 : 1
      if (written.depth === 0) {
        const sign = written.text.trim()
        mark = numbered.test(sign) ? sign : '•'
        written = undefined
      }
    } else if (words !== undefined) text += decoded(words)
    else if (tag === 'span' && isWordMark.test(attributes)) written = { text: '', depth: 1 }
    else if (tag !== undefined) {
      if (block.test(tag)) endParagraph()
      if (closing === '/') end(tag)
      else begin(tag, attributes)
    }
  }
  endParagraph()
  return paragraphs.join('\n\n')
}
