import { htmlOfText } from '#domain/wording/html-of-text.ts'
import { summary } from '#domain/content/item/summary.ts'
import { urlOf } from '#domain/language/page-language.ts'
import { feeds } from '../pages/render/feeds.ts'
import type { MakeDocument } from './seo-document.ts'
import { newestNews } from './newest-news.ts'
import { escapeXml, textElement, xmlDocument } from './xml.ts'

type News = Awaited<ReturnType<typeof newestNews>>

/** With another back end an address can have any extension; unknown ones get no enclosure. */
const pictureTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** RSS requires the length; 0 means unknown. */
const enclosure = (address: string | undefined, bytes = 0) => {
  const type = pictureTypes[/\.([a-z]+)$/i.exec(address ?? '')?.[1]?.toLowerCase() ?? '']
  if (address === undefined || type === undefined) return ''
  return `<enclosure url="${escapeXml(address)}" length="${bytes}" type="${type}"/>`
}

const dateOf = (time: string) => (Number.isNaN(Date.parse(time)) ? undefined : new Date(time).toUTCString())

const item = ({ address, title, text, html, image, createdAt }: News['articles'][number], bytes?: number) =>
  [
    '<item>',
    textElement('title', title),
    textElement('link', address),
    textElement('guid', address, ' isPermaLink="true"'),
    textElement('pubDate', dateOf(createdAt)),
    textElement('description', summary(text)),
    // Escaped twice: as HTML, and as XML around it.
    textElement('content:encoded', html ?? htmlOfText(text)),
    enclosure(image, bytes),
    '</item>',
  ].join('')

export const rss: MakeDocument = async (sources) => {
  const { title, name, articles } = await newestNews(sources)
  const sizes = await Promise.all(articles.map(({ picture }) => sources.sizeOf(picture)))
  const newest = articles.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b), '')
  return {
    type: `${feeds.rss.type}; charset=utf-8`,
    text: xmlDocument(
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
      '<channel>',
      textElement('title', title),
      textElement('link', urlOf(sources, '/')),
      textElement('description', name || title),
      textElement('language', sources.language.tag),
      textElement('lastBuildDate', dateOf(newest)),
      `<atom:link href="${escapeXml(urlOf(sources, feeds.rss.path))}" rel="self" type="${feeds.rss.type}"/>`,
      ...articles.map((article, at) => item(article, sizes[at])),
      '</channel>',
      '</rss>',
    ),
    shows: ['homePage', 'newsArticle'],
  }
}
