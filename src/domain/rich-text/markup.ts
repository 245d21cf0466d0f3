/** A parsed document as data: texts, and elements with names in small letters. */
export type Markup = string | MarkupElement

export interface MarkupElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: ReadonlyArray<Markup>
}

/** Elements whose content is not text of the document. */
export const unseen: ReadonlySet<string> = new Set(
  (
    'audio button canvas datalist embed head iframe link map math meta noscript object script select style svg ' +
    'template textarea title video xml'
  ).split(' '),
)

/** Elements that begin and end a block. */
export const blockNames: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody tfoot thead tr ul'
  ).split(' '),
)

const styleOf = ({ attributes }: MarkupElement) => attributes['style'] ?? ''

/** Word writes the sign or number of an entry as text; hidden text is not meant to be read. */
export const isHidden = (element: MarkupElement): boolean =>
  styleOf(element) !== '' && /mso-list:\s*ignore|display:\s*none|mso-hide:\s*all/iu.test(styleOf(element))

/** Whether a style makes letters bold; `undefined` if it does not say. */
export const boldness = (element: MarkupElement): boolean | undefined => {
  const [, weight = ''] = /font-weight:\s*(\w+)/iu.exec(styleOf(element)) ?? []
  if (/^bold(?:er)?$/iu.test(weight)) return true
  return /^(?:normal|lighter|\d+)$/iu.test(weight) ? Number(weight) >= 600 : undefined
}

/** Whether a style slants letters; `undefined` if it does not say. */
export const slant = (element: MarkupElement): boolean | undefined => {
  const [, form] = /font-style:\s*(italic|oblique|normal)/iu.exec(styleOf(element)) ?? []
  return form === undefined ? undefined : form.toLowerCase() !== 'normal'
}

export const hasClass = ({ attributes }: MarkupElement, name: RegExp): boolean =>
  name.test(attributes['class'] ?? '')

/** The level of an entry as Word writes it, in a style or, on the web, in an attribute. */
export const wordLevel = (element: MarkupElement): number | undefined => {
  const level =
    /mso-list:\s*l\d+\s+level(\d)/iu.exec(styleOf(element))?.[1] ?? element.attributes['data-aria-level']
  return level === undefined ? undefined : Number(level)
}

/** Arabic documents write ١- as often as 1. */
const number = /^\(?[\p{L}\p{N}]{1,5}[.)-]$/u

/** Whether the sign that Word writes at the start of an entry is a number. */
export const isNumbered = (entry: MarkupElement): boolean => {
  let [element, isSign] = [entry, false]
  // The sign is the first thing within the entry.
  for (;;) {
    const first = element.children.find((child) => typeof child !== 'string' || child.trim() !== '')
    if (first === undefined) return false
    if (typeof first === 'string') return isSign && number.test(first.trim())
    isSign ||= isHidden(first)
    element = first
  }
}
