import { positionPath } from '#domain/addresses/item-paths.ts'
import { allItems } from '#domain/content/list/all-items.ts'
import { isTranslated } from '#domain/language/fallback.ts'
import { prefixOf, urlOf } from '#domain/language/page-language.ts'
import { htmlOf } from '#domain/rich-text/html-of.ts'
import { siteNameOf } from '#domain/settings/site-name.ts'
import { shared } from '#domain/wording/en/shared.ts'
import { site as english } from '#domain/wording/en/site/site.ts'
import { feeds } from '../pages/render/feeds.ts'
import { rssDocument } from './rss-document.ts'
import type { MakeDocument } from './seo-document.ts'

/** The open positions of the careers page that are written in the language. */
export const positionsRss: MakeDocument = async (sources) => {
  const { read, words = {}, today } = sources
  const isDefault = prefixOf(sources) === ''
  const [{ site = {} }, positions] = await Promise.all([
    read.homePage(),
    allItems((page) => read.list('career', { filter: { openOn: today }, ...page })),
  ])
  const { places } = words.site ?? english
  const { comma } = words.shared ?? shared
  const name = siteNameOf(site)
  return {
    ...rssDocument(sources, {
      feed: feeds.positions,
      of: '/career',
      title: [places.careers, name].filter(Boolean).join(' | '),
      description: name || places.careers,
      items: positions
        .filter((position) => isDefault || isTranslated(position))
        .map(({ id, title, company, location, description, body, createdAt, updatedAt }) => ({
          address: urlOf(sources, positionPath({ id })),
          title: [title, company, location].filter(Boolean).join(comma),
          text: description,
          html: body ? htmlOf(body, sources) : undefined,
          createdAt,
          updatedAt,
        })),
    }),
    shows: ['homePage', 'career'],
  }
}
