import { summary } from '#domain/content/item/summary.ts'
import { newsShare, shareAddress } from '#domain/picture/share-picture.ts'
import type { Site } from '../layout/frame/frame-data.ts'
import type { Article } from './news-data.ts'
import { absolute } from '../structured-data/absolute.ts'
import { publisher } from '../structured-data/organization.ts'
import type { Thing } from '../structured-data/thing.ts'

export const newsFacts = (article: Article, site: Site, publicUrl: string): Thing => {
  const { id, title, image, description, createdAt, updatedAt } = article
  const group = publisher(site, publicUrl)
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: summary(description) || undefined,
    image: [publicUrl + shareAddress(newsShare(article, site)), absolute(image, publicUrl)].filter(Boolean),
    datePublished: createdAt || undefined,
    dateModified: updatedAt || undefined,
    author: group,
    publisher: group,
    mainEntityOfPage: `${publicUrl}/newsinsights/${id}`,
  }
}
