export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: ReadonlyArray<Element>
  /** Its own text. */
  readonly text: string
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Char of XML 1.0. */
const carried = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u

const plain = (text: string) => {
  if (!carried.test(text)) throw new Error('A character that XML forbids')
  return text.replace(/&(\w*);?/g, (whole, name: string) => {
    const character = whole.endsWith(';') ? entities[name] : undefined
    if (character === undefined) throw new Error(`No entity: ${whole}`)
    return character
  })
}

const token = /<\/([\w:]+)>|<([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y

/** Parses a document strictly. Throws if it is not well-formed. */
export const parseXml = (document: string): Element => {
  const text = document.replace('<?xml version="1.0" encoding="UTF-8"?>\n', '')
  if (text === document) throw new Error('No declaration')
  const root = { name: '', attributes: {}, children: [] as Array<Element>, text: '' }
  const open = [root]
  token.lastIndex = 0
  while (token.lastIndex < text.length) {
    const at = token.lastIndex
    const [whole, closing, opening, attributes = '', alone, words] = token.exec(text) ?? []
    if (whole === undefined) throw new Error(`Not well-formed at ${text.slice(at, at + 60)}`)
    const inner = open.at(-1) ?? root
    if (words !== undefined) inner.text += plain(words)
    if (closing !== undefined && open.pop()?.name !== closing) throw new Error(`${whole} closes nothing`)
    if (opening === undefined) continue
    const given = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)]
    const element = {
      name: opening,
      attributes: Object.fromEntries(given.map(([, name = '', value = '']) => [name, plain(value)])),
      children: [] as Array<Element>,
      text: '',
    }
    inner.children.push(element)
    if (alone === '') open.push(element)
  }
  if (open.length !== 1 || root.children.length !== 1) throw new Error('Not one element')
  return root.children[0] ?? root
}

export const named = ({ children }: Element, name: string): ReadonlyArray<Element> =>
  children.filter((child) => child.name === name)

/** The text of the first element with a name. */
export const textOf = (element: Element, name: string): string | undefined => named(element, name)[0]?.text
