import { blockBuilder, type Marks, type TextPlace } from './block-builder.ts'
import { isLink } from './link.ts'
import {
  blockNames,
  boldness,
  hasClass,
  isHidden,
  isNumbered,
  slant,
  unseen,
  wordLevel,
  type Markup,
  type MarkupElement,
} from './markup.ts'
import { textLimits, type RichText } from './rich-text.ts'

export interface FromMarkup {
  /** Pictures may have `data:` addresses, which have to be uploaded. */
  readonly text: RichText
  /** Pictures that only another site, or another page of the browser, has, and those without an address. */
  readonly leftOut: number
}

/** Browsers nest less deeply. */
const deepest = 600

/**
 * Blocks of the closed set from a parsed document, as Word, Google Docs, Outlook, Excel and web pages write them. What
 * is not known is left out, and its text stays. `undefined` if it is more than a text may have.
 */
export const fromMarkup = (document: Markup): FromMarkup | undefined => {
  const builder = blockBuilder()
  let leftOut = 0

  const picture = ({ attributes }: MarkupElement, place: TextPlace) => {
    const { src: address = '', alt = '', width, height } = attributes
    const isTracker = width === '1' || height === '1'
    if (isTracker) return
    if (!/^(?:data:image\/|\/media\/)/iu.test(address)) {
      leftOut++
      return
    }
    builder.end(place)
    const decorative = 'data-decorative' in attributes && { decorative: true as const }
    builder.add({ type: 'picture', address, alt: alt.slice(0, textLimits.alt), ...decorative })
  }

  const visit = (node: Markup, marks: Marks, place: TextPlace, depth: number): void => {
    if (builder.isTooLong()) return
    if (typeof node === 'string') return builder.write(node, marks)
    const { name, children } = node
    if (unseen.has(name) || isHidden(node) || depth > deepest) return
    if (name === 'br') return builder.breakLine(place)
    if (name === 'img') return picture(node, place)
    const isCell = name === 'td' || name === 'th'
    if (isCell) builder.write(' ', marks)
    const isBlock = blockNames.has(name) || (name === 'cite' && place.type === 'quote')
    const inner = isBlock ? placeIn(node, place) : place
    if (isBlock) builder.end(place)
    const within = marksIn(node, marks)
    for (const child of isCell ? cellParts(children) : children) visit(child, within, inner, depth + 1)
    if (isBlock) builder.end(inner)
  }

  visit(document, {}, { type: 'paragraph' }, 0)
  return builder.isTooLong() ? undefined : { text: builder.built(), leftOut }
}

/** A row is a paragraph: Word writes a paragraph into each cell, whose text is part of that of the row. */
const cellParts = (children: ReadonlyArray<Markup>): ReadonlyArray<Markup> => {
  const [first, ...others] = children.filter((child) => typeof child !== 'string' || child.trim() !== '')
  if (first === undefined || typeof first === 'string' || first.name !== 'p') return children
  return others.length > 0 || wordLevel(first) !== undefined ? children : first.children
}

/** Where the text of a block goes. */
const placeIn = (element: MarkupElement, outer: TextPlace): TextPlace => {
  const { name, attributes } = element
  if (name === 'ul' || name === 'ol')
    return { type: 'entry', level: outer.type === 'entry' ? outer.level + 1 : 1, ordered: name === 'ol' }
  const level = wordLevel(element)
  if (name === 'li') {
    const list = outer.type === 'entry' ? outer : { level: 1, ordered: false }
    return { type: 'entry', level: level ?? list.level, ordered: list.ordered }
  }
  if (name === 'figcaption') return { type: 'caption' }
  if (outer.type === 'quote' && (name === 'footer' || name === 'cite')) return { type: 'source', of: outer }
  // Headings and quotes within an entry are its text.
  if (outer.type !== 'paragraph') return outer
  const heading = attributes['role'] === 'heading' ? attributes['aria-level'] : /^h([1-6])$/u.exec(name)?.[1]
  if (heading !== undefined) return { type: 'heading', level: Number(heading) > 2 ? 3 : 2 }
  if (hasClass(element, /\bMso(?:Title|Subtitle)\b/u)) return { type: 'heading', level: 2 }
  if (name === 'blockquote' || hasClass(element, /\bMso(?:Intense)?Quote/u)) return { type: 'quote' }
  return level === undefined ? outer : { type: 'entry', level, ordered: isNumbered(element) }
}

const strong = new Set(['b', 'strong'])
const emphasised = new Set(['em', 'i'])
const marking = new Set(['a', ...strong, ...emphasised])

const marksIn = (element: MarkupElement, outer: Marks): Marks => {
  const { name, attributes } = element
  if (attributes['style'] === undefined && !marking.has(name)) return outer
  const href = attributes['href']?.trim()
  const isStrong = boldness(element) ?? (strong.has(name) || outer.strong === true)
  const isEmphasised = slant(element) ?? (emphasised.has(name) || outer.emphasis === true)
  const link =
    name === 'a' && href !== undefined && href.length <= textLimits.link && isLink(href) ? href : outer.link
  return {
    ...(isStrong && { strong: true }),
    ...(isEmphasised && { emphasis: true }),
    ...(link !== undefined && { link }),
  }
}
