import { isHidden, unseen, type Markup, type MarkupElement } from './markup.ts'

/** What makes a cell more than one line. */
const longer = new Set('blockquote br figure h1 h2 h3 h4 h5 h6 img li ol pre table ul'.split(' '))
const paragraphs = new Set(['div', 'p'])

/** Cells of layouts nest more deeply. */
const deepest = 20

const isElement = (node: Markup): node is MarkupElement => typeof node !== 'string'

const isLine = (node: Markup, depth = 0): boolean =>
  !isElement(node) ||
  (depth < deepest &&
    !longer.has(node.name) &&
    node.children.filter((child) => isElement(child) && paragraphs.has(child.name)).length < 2 &&
    node.children.every((child) => isLine(child, depth + 1)))

const hasText = (node: Markup): boolean =>
  isElement(node)
    ? !unseen.has(node.name) && !isHidden(node) && node.children.some(hasText)
    : node.trim() !== ''

/** The cells with text of a row that reads as one line; `undefined` of a row that only places texts beside each other. */
export const cellsOf = ({ children }: MarkupElement): ReadonlyArray<MarkupElement> | undefined => {
  const cells = children.filter(isElement)
  if (!cells.every((cell) => isLine(cell))) return undefined
  const written = cells.filter(hasText)
  return written.length > 1 ? written : undefined
}
