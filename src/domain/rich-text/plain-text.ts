import type { Block, Inline, Inlines, List, OuterItem, RichText } from './rich-text.ts'

export const inlineText = (inlines: Inlines): string => inlines.map(({ text }) => text).join('')

/**
 * The text without its formatting: an empty line between blocks, list entries behind `- ` or `1. `, pictures by their
 * captions.
 */
export const plainText = ({ blocks }: RichText): string =>
  blocks
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n\n')

const blockText = (block: Block): string => {
  if (block.type === 'picture') return block.caption ?? ''
  if (block.type === 'list') return listLines(block).join('\n')
  if (block.type !== 'quote' || block.source === undefined) return inlineText(block.text)
  return `${inlineText(block.text)}\n— ${block.source}`
}

const listLines = (
  { ordered, items }: List<OuterItem>,
  textOf: (inlines: Inlines) => string = inlineText,
): ReadonlyArray<string> =>
  items.flatMap(({ text, list }, at) => [
    `${ordered ? `${at + 1}.` : '-'} ${textOf(text)}`,
    ...(list === undefined ? [] : listLines(list, textOf).map((line) => `  ${line}`)),
  ])

/** Whether a text has only paragraphs without marks and links, so that its plain text loses nothing. */
export const isPlain = ({ blocks }: RichText): boolean =>
  blocks.every(
    (block) =>
      block.type === 'paragraph' &&
      block.text.every(
        ({ strong, emphasis, link }) => strong === undefined && emphasis === undefined && link === undefined,
      ),
  )

/** The text with its formatting written as in Markdown, so that versions are compared word by word. */
export const markedText = ({ blocks }: RichText): string => blocks.map(markedBlock).join('\n\n')

const markedBlock = (block: Block): string => {
  if (block.type === 'picture') return `![${block.alt}](${block.address}) ${block.caption ?? ''}`.trim()
  if (block.type === 'list') return listLines(block, markedInlines).join('\n')
  const text = markedInlines(block.text)
  if (block.type === 'heading') return `${'#'.repeat(block.level)} ${text}`
  if (block.type === 'paragraph') return text
  return `> ${text}${block.source === undefined ? '' : `\n— ${block.source}`}`
}

const markedInlines = (inlines: Inlines): string => inlines.map(markedInline).join('')

const markedInline = ({ text, strong, emphasis, link }: Inline): string => {
  const emphasised = emphasis ? `_${text}_` : text
  const marked = strong ? `**${emphasised}**` : emphasised
  return link === undefined ? marked : `[${marked}](${link})`
}
