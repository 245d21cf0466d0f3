import { lengths } from '../content/fields/lengths.ts'
import { normalized } from './normalized.ts'
import { inlineText } from './plain-text.ts'
import { textLimits, type Block, type Inline, type ListBlock, type RichText } from './rich-text.ts'

export type Marks = Omit<Inline, 'text'>

/** Where text goes that is being read. Several paragraphs of a quote or an entry are its lines. */
export type TextPlace =
  | { readonly type: 'paragraph' | 'caption' }
  | { readonly type: 'heading'; readonly level: 2 | 3 }
  | QuotePlace
  | { readonly type: 'source'; readonly of: QuotePlace }
  | { readonly type: 'entry'; readonly level: number; readonly ordered: boolean; entry?: OpenEntry }

interface QuotePlace {
  readonly type: 'quote'
  quote?: { readonly type: 'quote'; readonly text: Array<Inline>; source?: string }
}

interface OpenEntry {
  readonly text: Array<Inline>
  list?: OpenList
}

interface OpenList {
  readonly type: 'list'
  readonly ordered: boolean
  readonly items: Array<OpenEntry>
}

type OpenBlock = Exclude<Block, ListBlock> | OpenList

/** Collects the texts of a document into blocks. */
export const blockBuilder = () => {
  const blocks: Array<OpenBlock> = []
  let text: Array<Inline> = []
  let length = 0

  /** The list that an entry belongs to: the one just read, or a new one. Deeper levels are the second. */
  const listAt = (level: number, ordered: boolean): OpenList => {
    const last = blocks.at(-1)
    const isOpen = last?.type === 'list' && (level > 1 || last.ordered === ordered)
    const outer: OpenList = isOpen ? last : { type: 'list', ordered, items: [] }
    if (!isOpen) blocks.push(outer)
    const owner = outer.items.at(-1)
    if (level === 1 || owner === undefined) return outer
    return (owner.list ??= { type: 'list', ordered, items: [] })
  }

  const put = (written: Array<Inline>, place: TextPlace) => {
    const words = inlineText(written).trim()
    const last = blocks.at(-1)
    if (place.type === 'heading') blocks.push({ type: 'heading', level: place.level, text: written })
    else if (place.type === 'quote') {
      if (place.quote) place.quote.text.push({ text: '\n' }, ...written)
      else blocks.push((place.quote = { type: 'quote', text: written }))
    } else if (place.type === 'source' && place.of.quote)
      place.of.quote.source = words.slice(0, textLimits.source)
    else if (place.type === 'caption' && last?.type === 'picture')
      blocks[blocks.length - 1] = { ...last, caption: words.slice(0, textLimits.caption) }
    else if (place.type !== 'entry') blocks.push({ type: 'paragraph', text: written })
    else if (place.entry) place.entry.text.push({ text: '\n' }, ...written)
    else listAt(place.level, place.ordered).items.push((place.entry = { text: written }))
  }

  /** Ends the text of a place; text that follows is another block, or a further line of the place. */
  const end = (place: TextPlace) => {
    const written = text
    text = []
    if (written.some((inline) => inline.text.trim() !== '')) put(written, place)
  }

  return {
    end,
    write: (words: string, marks: Marks) => {
      const tidy = words.replaceAll(/\s+/gu, ' ')
      const last = text.at(-1)
      const shown = last === undefined || /\s$/u.test(last.text) ? tidy.trimStart() : tidy
      if (shown === '') return
      length += shown.length
      text.push({ text: shown, ...marks })
    },
    /** Two line breaks are an empty line, which starts a paragraph. */
    breakLine: (place: TextPlace) => {
      const last = text.at(-1)
      if (last?.text === '\n') end(place)
      else if (last !== undefined) text.push({ ...last, text: '\n' })
    },
    add: (block: Exclude<Block, ListBlock>) => blocks.push(block),
    /** Whether the blocks exceed the limits of a text. */
    isTooLong: () =>
      blocks.length > textLimits.blocks || length > lengths.text || text.length > textLimits.inlines,
    built: (): RichText => normalized({ blocks }),
  }
}
