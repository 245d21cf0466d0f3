import { feeds } from '../pages/render/feeds.ts'
import { newestNews } from './newest-news.ts'
import { rssDocument } from './rss-document.ts'
import type { MakeDocument } from './seo-document.ts'
import { escapeXml } from './xml.ts'

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

export const newsRss: MakeDocument = async (sources) => {
  const { title, name, articles } = await newestNews(sources)
  const sizes = await Promise.all(articles.map(({ picture }) => sources.sizeOf(picture)))
  return {
    ...rssDocument(sources, {
      feed: feeds.rss,
      of: '/',
      title,
      description: name || title,
      items: articles.map((article, at) => ({ ...article, enclosure: enclosure(article.image, sizes[at]) })),
    }),
    shows: ['homePage', 'newsArticle'],
  }
}
