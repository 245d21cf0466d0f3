import { articlePath } from '#domain/addresses/item-paths.ts'
import { plainAddress } from '#domain/picture/picture-source.ts'
import { htmlOf } from '#domain/rich-text/html-of.ts'
import type { ItemOf } from '#domain/content/content-types.ts'
import { pageSizes } from '#domain/content/list/list-query.ts'
import { isTranslated } from '#domain/language/fallback.ts'
import { prefixOf, urlOf } from '#domain/language/page-language.ts'
import { siteNameOf } from '#domain/settings/site-name.ts'
import { site as english } from '#domain/wording/en/site/site.ts'
import type { SeoSources } from './seo-document.ts'

const articlesInFeed = 30

/** Reads the list until there are enough articles: those that are translated may be far apart. */
const newestArticles = async (read: SeoSources['read'], isDefault: boolean) => {
  const size = isDefault ? articlesInFeed : pageSizes.max
  const articles: Array<ItemOf<'newsArticle'>> = []
  let after: string | undefined
  do {
    const { items, next } = await read.list('newsArticle', { size, ...(after !== undefined && { after }) })
    articles.push(...(isDefault ? items : items.filter(isTranslated)))
    after = next
  } while (after !== undefined && articles.length < articlesInFeed)
  return articles.slice(0, articlesInFeed)
}

/** The newest articles that are written in the language. */
export const newestNews = async ({ read, words = {}, ...page }: SeoSources) => {
  const [{ site = {} }, items] = await Promise.all([
    read.homePage(),
    newestArticles(read, prefixOf(page) === ''),
  ])
  const name = siteNameOf(site)
  return {
    name,
    title: [(words.site ?? english).news.title, name].filter(Boolean).join(' | '),
    articles: items.map(({ id, title, description, body, image, createdAt, updatedAt }) => ({
      address: urlOf(page, articlePath({ id })),
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
