import { paragraphs } from '../content/item/paragraphs.ts'
import { escapeHtml } from './escape-html.ts'

/** A plain text as HTML paragraphs. */
export const htmlOfText = (text: string): string =>
  paragraphs(text)
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('')
