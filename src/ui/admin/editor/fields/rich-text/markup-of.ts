import type { Markup } from '#domain/rich-text/markup.ts'

/** The part of a DOM node that `markupOf` reads. */
interface ParsedNode {
  readonly nodeName: string
  readonly nodeType: number
  readonly nodeValue: string | null
  readonly childNodes: Iterable<ParsedNode>
  readonly attributes?: Iterable<{ readonly name: string; readonly value: string | null }>
}

/** `Node.ELEMENT_NODE` and `Node.TEXT_NODE`. Nodes of other types are dropped. */
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
