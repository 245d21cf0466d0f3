import type { Inlines, RichText } from '#domain/rich-text/rich-text.ts'

type Words = string | Inlines

export const inlines = (words: Words): Inlines => (typeof words === 'string' ? [{ text: words }] : words)
export const paragraph = (words: Words) => ({ type: 'paragraph', text: inlines(words) }) as const
export const heading = (level: 2 | 3, words: string) =>
  ({ type: 'heading', level, text: inlines(words) }) as const
export const list = (ordered: boolean, ...items: ReadonlyArray<Words>) =>
  ({ type: 'list', ordered, items: items.map((words) => ({ text: inlines(words) })) }) as const

export const paragraphBlocks = (...texts: ReadonlyArray<Words>): RichText => ({
  blocks: texts.map(paragraph),
})
