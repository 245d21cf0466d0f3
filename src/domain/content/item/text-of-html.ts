/** A comment or an element without visible text, a tag with its name and attributes, or text. */
const token =
  /<!--[\s\S]*?-->|<(?<unseen>head|script|style|template|title|xml)\b[\s\S]*?<\/\k<unseen>\s*>|<[!?][^>]*>|<(?<end>\/?)(?<tag>[a-z][\w:-]*)(?<attributes>(?:"[^"]*"|'[^']*'|[^'">])*)>|(?<text>[^<]+|<)/giu

const block =
  /^(?:address|article|aside|blockquote|d[dlt]|div|figcaption|figure|footer|h[1-6]|header|hr|li|main|ol|p|pre|section|table|tr|ul)$/u

/** Block elements end a paragraph. */
export const isBlock = (tag: string): boolean => block.test(tag)

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

/** The characters of a text in HTML. */
export const decodedText = (text: string): string =>
  text.replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+);/giu, character).replaceAll(/\s+/gu, ' ')

/** Word writes list markers as text; a bullet is often a letter of the font Symbol. */
const isWordMarker = /mso-list:\s*ignore/iu
const numbered = /^[\p{L}\d]{1,5}[.)]$/u

/**
 * Converts pasted HTML to plain text with an empty line between paragraphs, headings and list items. Returns
 * `undefined` if the HTML has none of them. It reads the tags itself because the back office's Trusted Types policy
 * forbids parsing markup.
 */
export const textOfHtml = (html: string): string | undefined => {
  if (!/<(?:p|li|h[1-6])\b/iu.test(html)) return undefined
  const paragraphs: Array<string> = []
  /** The next number of each open list; `undefined` for a bulleted one. */
  const lists: Array<number | undefined> = []
  let marker = ''
  let text = ''
  /** One of Word's markers while it is read, and how many elements are open within it. */
  let wordMarker: { text: string; depth: number } | undefined

  const endParagraph = () => {
    const tidy = text
      .replaceAll(/ +/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
      .trim()
    text = ''
    if (tidy === '') return
    paragraphs.push(marker === '' ? tidy : `${marker} ${tidy}`)
    marker = ''
  }
  const begin = (tag: string, attributes: string) => {
    if (tag === 'br') text += '\n'
    if (tag === 'td' || tag === 'th') text += ' '
    if (tag === 'ul') lists.push(undefined)
    if (tag === 'ol') lists.push(Number(/\bstart="?(\d+)/iu.exec(attributes)?.[1] ?? 1))
    if (tag !== 'li') return
    const number = lists.at(-1)
    marker = number === undefined ? '•' : `${number}.`
    if (number !== undefined) lists[lists.length - 1] = number + 1
  }
  const end = (tag: string) => {
    if (tag === 'ul' || tag === 'ol') lists.pop()
    if (tag === 'li') marker = ''
  }

  for (const { groups = {} } of html.matchAll(token)) {
    const { tag: name, end: closing, attributes = '', text: words } = groups
    const tag = name?.toLowerCase()
    if (wordMarker !== undefined) {
      if (words !== undefined) wordMarker.text += decodedText(words)
      if (tag === 'span') wordMarker.depth += closing === '/' ? -1 : 1
      if (wordMarker.depth === 0) {
        const label = wordMarker.text.trim()
        marker = numbered.test(label) ? label : '•'
        wordMarker = undefined
      }
    } else if (words !== undefined) text += decodedText(words)
    else if (tag === 'span' && isWordMarker.test(attributes)) wordMarker = { text: '', depth: 1 }
    else if (tag !== undefined) {
      if (isBlock(tag)) endParagraph()
      if (closing === '/') end(tag)
      else begin(tag, attributes)
    }
  }
  endParagraph()
  return paragraphs.join('\n\n')
}
