import { urlOf } from '#domain/language/page-language.ts'
import { nameOf } from '#domain/settings/site-name.ts'
import { newsWording } from '#domain/wording/catalogue.ts'
import type { SeoSources } from './seo-document.ts'

const articlesInFeed = 30

export const newestNews = async ({ read, ...page }: SeoSources) => {
  const [{ site = {} }, { items }] = await Promise.all([
    read.homePage(),
    read.list('newsArticle', { size: articlesInFeed }),
  ])
  const name = nameOf(site)
  return {
    name,
    title: [newsWording.listTitle, name].filter(Boolean).join(' | '),
    articles: items.map(({ id, title, description, image, createdAt, updatedAt }) => ({
      address: urlOf(page, `/newsinsights/${id}`),
      title,
      text: description,
      image: image === '' ? undefined : URL.parse(image, page.publicUrl)?.href,
      picture: image,
      createdAt,
      updatedAt,
    })),
  }
}
