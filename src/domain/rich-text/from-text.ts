import { paragraphs } from '../content/item/paragraphs.ts'
import type { RichText } from './rich-text.ts'

/** A plain text as blocks: an empty line starts a paragraph, and others are line breaks. */
export const fromText = (text: string): RichText => ({
  blocks: paragraphs(text.replaceAll(/\r\n?/gu, '\n')).map((paragraph) => ({
    type: 'paragraph',
    text: [{ text: paragraph }],
  })),
})
