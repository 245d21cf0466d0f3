import { isSame } from '../content/merge/is-same.ts'
import type { Block, Inline, Inlines, List, OuterItem, RichText } from './rich-text.ts'

/** The one form that equal texts share, so that they are compared, merged and hashed as JSON. */
export const normalized = ({ blocks }: RichText): RichText => ({ blocks: blocks.flatMap(normalBlock) })

const normalBlock = (block: Block): ReadonlyArray<Block> => {
  if (block.type === 'list') return normalList(block).map((list) => ({ type: 'list', ...list }))
  if (block.type === 'picture') return normalPicture(block)
  const text = trimmed(block.text)
  if (text.length === 0) return []
  if (block.type === 'heading') return [{ type: 'heading', level: block.level, text }]
  if (block.type === 'paragraph') return [{ type: 'paragraph', text }]
  return [{ type: 'quote', text, ...named('source', block.source) }]
}

const normalPicture = ({ address, alt, decorative, caption }: Extract<Block, { type: 'picture' }>) =>
  address.trim() === ''
    ? []
    : [
        {
          type: 'picture' as const,
          address: address.trim(),
          alt: decorative === true ? '' : alt.trim(),
          ...(decorative === true && { decorative }),
          ...named('caption', caption),
        },
      ]

/** An entry without text passes its inner entries to the outer list. */
const normalItem = ({ text, list }: OuterItem): ReadonlyArray<OuterItem> => {
  const own = trimmed(text)
  const inner = list === undefined ? [] : normalList(list)
  if (own.length === 0) return inner.flatMap(({ items }) => items)
  return [{ text: own, ...(inner[0] && { list: inner[0] }) }]
}

const normalList = <Item extends OuterItem>({
  ordered,
  items,
}: List<Item>): ReadonlyArray<List<OuterItem>> => {
  const kept = items.flatMap(normalItem)
  return kept.length === 0 ? [] : [{ ordered, items: kept }]
}

/** The number of entries that an outer list has in its normal form, which may be more than it was sent with. */
export const entriesOf = (list: List<OuterItem>): number =>
  normalList(list).reduce((total, { items }) => total + items.length, 0)

const named = <Name extends string>(name: Name, value = '') =>
  (value.trim() === '' ? {} : { [name]: value.trim() }) as { readonly [Key in Name]?: string }

const trimmed = (inlines: Inlines): Inlines => {
  const joined = joinedInlines(inlines)
  const start = joined.findIndex(({ text }) => text.trim() !== '')
  const end = joined.findLastIndex(({ text }) => text.trim() !== '')
  return joined.slice(Math.max(start, 0), end + 1).map((inline, at, kept) => {
    const after = at === 0 ? inline.text.trimStart() : inline.text
    return { ...inline, text: at === kept.length - 1 ? after.trimEnd() : after }
  })
}

/** Joins neighbours with equal marks. A line break does not follow another: an empty line is another paragraph. */
const joinedInlines = (inlines: Inlines): Inlines => {
  const joined: Array<{ text: string; readonly marks: Omit<Inline, 'text'> }> = []
  for (const { text, strong, emphasis, link } of inlines) {
    const marks = {
      ...(strong && { strong }),
      ...(emphasis && { emphasis }),
      ...(link !== undefined && { link: link.trim() }),
    }
    const last = joined.at(-1)
    if (last !== undefined && isSame(last.marks, marks)) last.text += text
    else if (text !== '') joined.push({ text, marks })
  }
  return joined.map(({ text, marks }) => ({ text: singleBreaks(text), ...marks }))
}

const singleBreaks = (text: string) => text.replaceAll(/\r\n?/gu, '\n').replaceAll(/\n\s*\n/gu, '\n')
