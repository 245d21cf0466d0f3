import { articlePath } from '#domain/addresses/item-paths.ts'
import { summary } from '#domain/content/item/summary.ts'
import { canonicalPage } from '#domain/language/alternates.ts'
import { type PageOrigin, prefixOf, urlOf } from '#domain/language/page-language.ts'
import { newsShare, shareAddress } from '#domain/picture/share-picture.ts'
import type { SiteDetails } from '../layout/frame/frame-data.ts'
import type { Article } from './news-data.ts'
import { absolute } from '../head/structured-data/absolute.ts'
import { publisher } from '../head/structured-data/organization.ts'
import { languageTagOf, type Thing } from '../head/structured-data/thing.ts'

export const newsFacts = (
  article: Article,
  site: SiteDetails,
  page: PageOrigin,
  versions: ReadonlyArray<string> = page.languages.map(({ tag }) => tag),
): Thing => {
  const { publicUrl } = page
  const canonical = canonicalPage(
    page,
    page.languages.filter(({ tag }) => versions.includes(tag)),
  )
  const { id, title, image, description, createdAt, updatedAt } = article
  const group = publisher(site, publicUrl)
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: summary(description) || undefined,
    inLanguage: languageTagOf(canonical),
    image: [
      publicUrl + shareAddress(newsShare(article, site, prefixOf(page))),
      absolute(image, publicUrl),
    ].filter(Boolean),
    datePublished: createdAt || undefined,
    dateModified: updatedAt || undefined,
    author: group,
    publisher: group,
    mainEntityOfPage: urlOf(canonical, articlePath({ id })),
  }
}
