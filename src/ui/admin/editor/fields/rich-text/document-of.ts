import { Fragment, type Mark, type Node } from 'prosemirror-model'
import type { Block, Inlines, List, OuterItem, RichText } from '#domain/rich-text/rich-text.ts'
import { markTypes, nodeTypes, schema } from './schema.ts'

/** Starts the line of a quote that says whose words they are. */
export const sourceSign = '— '

const marksOf = ({ strong, emphasis, link }: Inlines[number]): ReadonlyArray<Mark> => [
  ...(link === undefined ? [] : [markTypes.link.create({ href: link })]),
  ...(strong ? [markTypes.strong.create()] : []),
  ...(emphasis ? [markTypes.emphasis.create()] : []),
]

const inlineNodes = (inlines: Inlines): ReadonlyArray<Node> =>
  inlines.flatMap((inline) => {
    const marks = marksOf(inline)
    return inline.text
      .split('\n')
      .flatMap((line, at) => [
        ...(at === 0 ? [] : [nodeTypes.lineBreak.create(null, null, marks)]),
        ...(line === '' ? [] : [schema.text(line, marks)]),
      ])
  })

const listNode = ({ ordered, items }: List<OuterItem>): Node =>
  nodeTypes.list.create(
    { ordered },
    items.map(({ text, list }) =>
      nodeTypes.entry.create(null, [
        nodeTypes.paragraph.create(null, inlineNodes(text)),
        ...(list ? [listNode(list)] : []),
      ]),
    ),
  )

const blockNode = (block: Block): Node => {
  if (block.type === 'list') return listNode(block)
  if (block.type === 'picture') {
    const { address, alt, decorative = false, caption = '' } = block
    return nodeTypes.picture.create({ address, alt, decorative, caption })
  }
  if (block.type === 'quote') {
    const source = block.source === undefined ? [] : [{ text: `\n${sourceSign}${block.source}` }]
    return nodeTypes.quote.create(null, inlineNodes([...block.text, ...source]))
  }
  const { level } = { level: null, ...block }
  return nodeTypes[block.type].create({ level }, inlineNodes(block.text))
}

export const blockNodes = ({ blocks }: RichText): Fragment => Fragment.from(blocks.map(blockNode))

/** The document that the editor shows of a formatted text. */
export const editorDocumentOf = (text: RichText): Node =>
  nodeTypes.doc.create(null, text.blocks.length === 0 ? nodeTypes.paragraph.create() : blockNodes(text))

/** The document of a plain text, with every space as it was typed. */
export const documentOfText = (text: string): Node =>
  editorDocumentOf({
    blocks: text.split(/\n\s*\n/u).map((paragraph) => ({ type: 'paragraph', text: [{ text: paragraph }] })),
  })
