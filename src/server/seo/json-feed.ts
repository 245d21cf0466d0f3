import { summary } from '#domain/content/item/summary.ts'
import { urlOf } from '#domain/language/page-language.ts'
import { feeds } from '../pages/render/feeds.ts'
import type { MakeDocument } from './seo-document.ts'
import { newestNews } from './newest-news.ts'

export const jsonFeed: MakeDocument = async (sources) => {
  const { publicUrl } = sources
  const { title, name, articles } = await newestNews(sources)
  return {
    type: `${feeds.json.type}; charset=utf-8`,
    text: JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title,
      home_page_url: urlOf(sources, '/'),
      feed_url: urlOf(sources, feeds.json.path),
      icon: `${publicUrl}/icon-512.png`,
      language: sources.language.tag,
      authors: name === '' ? undefined : [{ name, url: urlOf(sources, '/') }],
      items: articles.map(({ address, title: headline, text, html, image, createdAt, updatedAt }) => ({
        id: address,
        url: address,
        title: headline,
        content_text: text,
        content_html: html,
        summary: summary(text) || undefined,
        image,
        date_published: createdAt || undefined,
        date_modified: updatedAt || undefined,
      })),
    }),
    shows: ['homePage', 'newsArticle'],
  }
}
