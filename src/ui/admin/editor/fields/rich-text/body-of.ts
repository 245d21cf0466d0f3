import { Fragment, Slice, type Node } from 'prosemirror-model'
import { normalized } from '#domain/rich-text/normalized.ts'
import { textLimits } from '#domain/rich-text/rich-text.ts'
import type { Block, Inline, Inlines, List, OuterItem, RichText } from '#domain/rich-text/rich-text.ts'
import { sourceSign } from './document-of.ts'
import { markTypes, nodeTypes } from './schema.ts'

const inlinesOf = (node: Node): Inlines =>
  node.children.map(({ text = '\n', marks }): Inline => {
    const link: unknown = markTypes.link.isInSet(marks)?.attrs['href']
    return {
      text,
      ...(markTypes.strong.isInSet(marks) && { strong: true }),
      ...(markTypes.emphasis.isInSet(marks) && { emphasis: true }),
      ...(typeof link === 'string' && { link }),
    }
  })

/** A list of two levels: entries of deeper ones are among those of the second. */
const listOf = (list: Node): List<OuterItem> => ({
  ordered: list.attrs['ordered'] === true,
  items: list.children.map((entry): OuterItem => {
    const [text, inner] = entry.children
    return {
      text: text ? inlinesOf(text) : [],
      ...(inner && { list: { ordered: inner.attrs['ordered'] === true, items: innerItems(inner) } }),
    }
  }),
})

const innerItems = (list: Node): ReadonlyArray<{ readonly text: Inlines }> =>
  list.children.flatMap(({ children: [text, inner] }) => [
    { text: text ? inlinesOf(text) : [] },
    ...(inner ? innerItems(inner) : []),
  ])

const quoteOf = (node: Node): Block => {
  const text = inlinesOf(node)
  const lastLine = text.findLastIndex((inline) => inline.text === '\n')
  const source = text
    .slice(lastLine + 1)
    .map((inline) => inline.text)
    .join('')
  return lastLine > 0 && source.startsWith(sourceSign)
    ? { type: 'quote', text: text.slice(0, lastLine), source: source.slice(sourceSign.length) }
    : { type: 'quote', text }
}

const blocksOf = (node: Node, addressOf: (upload: number) => string): ReadonlyArray<Block> => {
  if (node.type === nodeTypes.list) return [{ type: 'list', ...listOf(node) }]
  if (node.type === nodeTypes.quote) return [quoteOf(node)]
  if (node.type === nodeTypes.heading)
    return [{ type: 'heading', level: node.attrs['level'] === 3 ? 3 : 2, text: inlinesOf(node) }]
  if (node.type === nodeTypes.paragraph) return [{ type: 'paragraph', text: inlinesOf(node) }]
  const { address, alt, decorative, caption } = withAddress(node, addressOf)
  // A picture that is not stored has no address, and is dropped with other empty blocks.
  return [{ type: 'picture', address, alt, caption, ...(decorative && { decorative: true }) }]
}

export interface PictureAttributes {
  readonly address: string
  readonly upload: number
  readonly alt: string
  readonly decorative: boolean
  readonly caption: string
}

/** The schema validates the attributes. */
export const pictureAttributesOf = (node: Node): PictureAttributes => node.attrs as PictureAttributes

/** The attributes of a picture, with the address that its upload has given it. */
const withAddress = (node: Node, addressOf: (upload: number) => string): PictureAttributes => {
  const attributes = pictureAttributesOf(node)
  return { ...attributes, address: attributes.address || addressOf(attributes.upload) }
}

/** A copied part of a document. Its stored pictures have their addresses, as the clipboard knows no uploads. */
export const copiedOf = (part: Slice, addressOf: (upload: number) => string): Slice => {
  const nodes = part.content.content.map((node) =>
    node.type === nodeTypes.picture ? node.type.create(withAddress(node, addressOf)) : node,
  )
  return new Slice(Fragment.from(nodes), part.openStart, part.openEnd)
}

/** The formatted text of a document, in the one form that equal texts have. */
export const bodyOf = (document: Node, addressOf: (upload: number) => string): RichText =>
  normalized({ blocks: document.children.flatMap((node) => blocksOf(node, addressOf)) })

/** The node that has become a block of the formatted text, whose empty ones are dropped. */
export const positionOfBlock = (document: Node, index: number): number | undefined => {
  const starts: Array<number> = []
  document.forEach((node, start) => {
    const { blocks } = normalized({ blocks: blocksOf(node, () => 'stored') })
    if (blocks.length > 0) starts.push(start)
  })
  return starts[index]
}

/** How long the words beside a picture may be. */
export const { alt: maxAlt, caption: maxCaption } = textLimits
