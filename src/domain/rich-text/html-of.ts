import { plainAddress } from '../picture/picture-source.ts'
import type { PageOrigin } from '../language/page-language.ts'
import { escapeHtml } from '../wording/escape-html.ts'
import { linkAddress } from './link-address.ts'
import type { Block, Inline, Inlines, List, OuterItem, RichText } from './rich-text.ts'

/** Renders rich text to HTML with absolute URLs, for feeds and search engines. Pages use a component of the site. */
export const htmlOf = ({ blocks }: RichText, page: PageOrigin): string =>
  blocks.map((block) => blockHtml(block, page)).join('')

const element = (name: string, content: string) => `<${name}>${content}</${name}>`

const wholeAddress = (address: string, { publicUrl }: PageOrigin) =>
  address.startsWith('/') ? publicUrl + address : address

const blockHtml = (block: Block, page: PageOrigin): string => {
  const inlines = (text: Inlines) => text.map((inline) => inlineHtml(inline, page)).join('')
  const list = ({ ordered, items }: List<OuterItem>): string =>
    element(
      ordered ? 'ol' : 'ul',
      items.map((item) => element('li', inlines(item.text) + (item.list ? list(item.list) : ''))).join(''),
    )
  if (block.type === 'paragraph') return element('p', inlines(block.text))
  if (block.type === 'heading') return element(`h${block.level}`, inlines(block.text))
  if (block.type === 'list') return list(block)
  if (block.type === 'quote') {
    const source = block.source === undefined ? '' : element('footer', escapeHtml(block.source))
    return element('blockquote', element('p', inlines(block.text)) + source)
  }
  const address = wholeAddress(plainAddress(block.address), page)
  const caption = block.caption === undefined ? '' : element('figcaption', escapeHtml(block.caption))
  return element('figure', `<img src="${escapeHtml(address)}" alt="${escapeHtml(block.alt)}">${caption}`)
}

const inlineHtml = ({ text, strong, emphasis, link }: Inline, page: PageOrigin): string => {
  const lines = escapeHtml(text).replaceAll('\n', '<br>')
  const emphasised = emphasis ? element('em', lines) : lines
  const formatted = strong ? element('strong', emphasised) : emphasised
  if (link === undefined) return formatted
  const address = wholeAddress(linkAddress(link, page).href, page)
  return `<a href="${escapeHtml(address)}">${formatted}</a>`
}
