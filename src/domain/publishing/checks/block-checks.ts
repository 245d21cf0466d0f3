import { fold } from '../../content/list/search-text.ts'
import { blockTexts, type Block, type Inlines, type RichText } from '../../rich-text/rich-text.ts'

/** A warning about a block of formatted text; none prevents saving. */
export type BlockCheck =
  | { readonly check: 'skippedHeading' | 'missingAlt'; readonly block: number }
  /** Words of a link that say nothing without the text around them. */
  | { readonly check: 'vagueLink'; readonly block: number; readonly words: string }

/** In both languages, between commas. */
const vagueWords =
  'here, click here, click, link, this link, this, this page, more, read more, learn more, see more, details, ' +
  'more details, go, page, website, source, ' +
  'هنا, اضغط هنا, انقر هنا, من هنا, الرابط, هذا الرابط, رابط, المزيد, اقرأ المزيد, للمزيد, التفاصيل, ' +
  'لمزيد من التفاصيل, المصدر, هذه الصفحة, الصفحة'

const vague = new Set(fold(vagueWords).split(', '))

/** The words of each link; neighbours with the same address are one link. */
const linksIn = (text: Inlines): ReadonlyArray<string> => {
  const links: Array<{ readonly link: string | undefined; readonly words: string }> = []
  for (const { link, text: words } of text) {
    const last = links.at(-1)
    if (last?.link === link && last !== undefined)
      links[links.length - 1] = { link, words: last.words + words }
    else links.push({ link, words })
  }
  return links.flatMap(({ link, words }) => (link === undefined ? [] : [words.trim()]))
}

const isVague = (words: string) =>
  vague.has(
    fold(words)
      .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
      .trim(),
  )

const inBlock = (block: Block, index: number, hasHeading: boolean): ReadonlyArray<BlockCheck> => {
  if (block.type === 'heading' && block.level === 3 && !hasHeading)
    return [{ check: 'skippedHeading', block: index }]
  if (block.type === 'picture' && block.alt === '' && !block.decorative)
    return [{ check: 'missingAlt', block: index }]
  return blockTexts(block)
    .flatMap(linksIn)
    .filter(isVague)
    .map((words) => ({ check: 'vagueLink', block: index, words }))
}

/** Headings that skip a level, links with vague words, and pictures without an alternative text, in their order. */
export const blockChecks = ({ blocks }: RichText): ReadonlyArray<BlockCheck> => {
  const first = blocks.findIndex((block) => block.type === 'heading' && block.level === 2)
  const hasHeading = (index: number) => first !== -1 && first < index
  return blocks.flatMap((block, index) => inBlock(block, index, hasHeading(index)))
}
