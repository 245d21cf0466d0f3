import { Window } from 'happy-dom'
import { fromMarkup } from '#domain/rich-text/from-markup.ts'
import type { Markup } from '#domain/rich-text/markup.ts'
import { markupOf } from '#ui/admin/editor/fields/rich-text/markup-of.ts'

const parsed = (html: string): Markup => {
  const { DOMParser } = new Window()
  return markupOf(new DOMParser().parseFromString(html, 'text/html').documentElement)
}
export const pasted = (html: string) => fromMarkup(parsed(html))
