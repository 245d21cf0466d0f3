import { plainAddress } from '#domain/picture/picture-source.ts'
import { htmlOf } from '#domain/rich-text/html-of.ts'
import { pageSizes } from '#domain/content/list/list-query.ts'
import { isTranslated } from '#domain/language/fallback.ts'
import { prefixOf, urlOf } from '#domain/language/page-language.ts'
import { siteNameOf } from '#domain/settings/site-name.ts'
import { site as english } from '#domain/wording/en/site/site.ts'
import type { SeoSources } from './seo-document.ts'

const articlesInFeed = 30

/** The newest articles that are written in the language. */
export const newestNews = async ({ read, words = {}, ...page }: SeoSources) => {
  const isDefault = prefixOf(page) === ''
  const [{ site = {} }, newest] = await Promise.all([
    read.homePage(),
    read.list('newsArticle', { size: isDefault ? articlesInFeed : pageSizes.max }),
  ])
  const name = siteNameOf(site)
  const items = isDefault ? newest.items : newest.items.filter(isTranslated).slice(0, articlesInFeed)
  return {
    name,
    title: [(words.site ?? english).news.title, name].filter(Boolean).join(' | '),
    articles: items.map(({ id, title, description, body, image, createdAt, updatedAt }) => ({
      address: urlOf(page, `/newsinsights/${id}`),
      title,
      text: description,
      html: body ? htmlOf(body, page) : undefined,
      image: image === '' ? undefined : URL.parse(plainAddress(image), page.publicUrl)?.href,
      picture: image,
      createdAt,
      updatedAt,
    })),
  }
}
