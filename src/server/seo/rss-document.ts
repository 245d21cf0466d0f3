import { summary } from '#domain/content/item/summary.ts'
import { urlOf } from '#domain/language/page-language.ts'
import { htmlOfText } from '#domain/wording/html-of-text.ts'
import type { feeds } from '../pages/render/feeds.ts'
import type { SeoDocument, SeoSources } from './seo-document.ts'
import { escapeXml, textElement, xmlDocument } from './xml.ts'

export interface RssItem {
  readonly address: string
  readonly title: string
  readonly text: string
  /** The text with its formatting, if it has any. */
  readonly html?: string | undefined
  readonly createdAt: string
  readonly updatedAt: string
  /** An element that names its file. */
  readonly enclosure?: string
}

interface Channel {
  readonly feed: (typeof feeds)[keyof typeof feeds]
  /** The path of the page that the feed is about. */
  readonly of: string
  readonly title: string
  readonly description: string
  readonly items: ReadonlyArray<RssItem>
}

const dateOf = (time: string) => (Number.isNaN(Date.parse(time)) ? undefined : new Date(time).toUTCString())

const itemElement = ({ address, title, text, html, createdAt, enclosure = '' }: RssItem) =>
  [
    '<item>',
    textElement('title', title),
    textElement('link', address),
    textElement('guid', address, ' isPermaLink="true"'),
    textElement('pubDate', dateOf(createdAt)),
    textElement('description', summary(text)),
    // Escaped twice: as HTML, and as XML around it.
    textElement('content:encoded', html ?? htmlOfText(text)),
    enclosure,
    '</item>',
  ].join('')

/** An RSS feed in the language of the page. */
export const rssDocument = (
  page: SeoSources,
  { feed, of, title, description, items }: Channel,
): Pick<SeoDocument, 'type' | 'text'> => {
  const newest = items.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b), '')
  return {
    type: `${feed.type}; charset=utf-8`,
    text: xmlDocument(
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
      '<channel>',
      textElement('title', title),
      textElement('link', urlOf(page, of)),
      textElement('description', description),
      textElement('language', page.language.tag),
      textElement('lastBuildDate', dateOf(newest)),
      `<atom:link href="${escapeXml(urlOf(page, feed.path))}" rel="self" type="${feed.type}"/>`,
      ...items.map(itemElement),
      '</channel>',
      '</rss>',
    ),
  }
}
