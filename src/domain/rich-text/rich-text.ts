/** Text with formatting: a closed set of blocks, never markup. */
export interface RichText {
  readonly blocks: ReadonlyArray<Block>
}

export type Block = Paragraph | Heading | ListBlock | Quote | BodyPicture

export interface Paragraph {
  readonly type: 'paragraph'
  readonly text: Inlines
}

export interface Heading {
  readonly type: 'heading'
  readonly level: 2 | 3
  readonly text: Inlines
}

export interface List<Item> {
  readonly ordered: boolean
  readonly items: ReadonlyArray<Item>
}

export interface InnerItem {
  readonly text: Inlines
}

/** Lists have two levels at most. */
export interface OuterItem extends InnerItem {
  readonly list?: List<InnerItem>
}

export interface ListBlock extends List<OuterItem> {
  readonly type: 'list'
}

export interface Quote {
  readonly type: 'quote'
  readonly text: Inlines
  /** Who said it. */
  readonly source?: string
}

export interface BodyPicture {
  readonly type: 'picture'
  readonly address: string
  readonly alt: string
  /** A decorative picture has an empty `alt`. */
  readonly decorative?: true
  readonly caption?: string
}

export type Inlines = ReadonlyArray<Inline>

/** A piece of text whose characters have the same marks. */
export interface Inline {
  /** `\n` is a line break. */
  readonly text: string
  readonly strong?: true
  readonly emphasis?: true
  /** See `isLink`. */
  readonly link?: string
}

/** Maximum numbers, lengths in characters, and the size of the JSON in bytes. */
export const textLimits = {
  blocks: 400,
  inlines: 4_000,
  entries: 200,
  link: 2_048,
  alt: 300,
  caption: 300,
  source: 200,
  json: 96 * 1024,
} as const

/** The texts of a block in the order of reading: one, or those of the entries of a list. */
export const blockTexts = (block: Block): ReadonlyArray<Inlines> => {
  if (block.type === 'picture') return []
  if (block.type !== 'list') return [block.text]
  return block.items.flatMap((item) => [item.text, ...(item.list?.items.map(({ text }) => text) ?? [])])
}

/** Every piece of text of a block, in the order of reading. */
export const inlinesOf = (block: Block): Inlines => blockTexts(block).flat()
