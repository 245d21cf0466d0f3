import type { Markup } from '#domain/rich-text/markup.ts'

/** The part of a parsed node that is read. */
interface ParsedNode {
  readonly nodeName: string
  readonly nodeType: number
  readonly nodeValue: string | null
  readonly childNodes: Iterable<ParsedNode>
  readonly attributes?: Iterable<{ readonly name: string; readonly value: string | null }>
}

/** Kept in text nodes and elements alone; comments and instructions are dropped. */
const [elementType, textType] = [1, 3]

/** A parsed element as plain data. Parsers limit how deeply elements nest. */
export const markupOf = (node: ParsedNode): Markup => {
  if (node.nodeType === textType) return node.nodeValue ?? ''
  return {
    name: node.nodeName.toLowerCase(),
    attributes: Object.fromEntries(
      [...(node.attributes ?? [])].map(({ name, value }) => [name, value ?? '']),
    ),
    children: [...node.childNodes]
      .filter(({ nodeType }) => nodeType === elementType || nodeType === textType)
      .map(markupOf),
  }
}
