import { isOpen } from '#domain/content/career.ts'
import type { ContentName } from '#domain/content/contents.ts'
import { pageSizes } from '#domain/content/list-query.ts'
import type { FoundDocument, FoundSources } from './found-document.ts'
import { written } from './sitemap-xml.ts'

const all = pageSizes.most
const newsOnHome = 6

/** How many of each content a page shows, beside the details that every page shows. */
const pages: Readonly<Record<string, Partial<Record<ContentName, number>>>> = {
  '/': {
    slider: all,
    brand: all,
    historySlide: all,
    newsArticle: newsOnHome,
    portfolioItem: all,
    teamMember: all,
  },
  '/about': { slider: 2, historySlide: all, teamMember: all },
  '/services': { brand: all },
  '/career': { career: all, slider: 3 },
  '/contact': { slider: 1 },
}

/** Whose changes make another document of it. */
export const shownOnPages: FoundDocument['shows'] = [
  'homePage',
  ...new Set(Object.values(pages).flatMap((shows) => Object.keys(shows) as ReadonlyArray<ContentName>)),
]

/** Times in ISO 8601 follow each other as their texts do. */
const newest = (times: ReadonlyArray<string | undefined>) =>
  times.reduce((latest, time) => ((time ?? '') > (latest ?? '') ? time : latest), undefined)

/** The pages that are no articles, and the open positions. */
export const pageUrls = async ({ read, publicUrl, today }: FoundSources): Promise<ReadonlyArray<string>> => {
  const { updatedAt } = await read.homePage()
  const changeOf = async ([path, shows]: (typeof entries)[number]) => {
    const shown = await Promise.all(
      // The names stand in the table above.
      Object.entries(shows).map(([name, size]) => read.list(name as ContentName, { size })),
    )
    const times = shown.flatMap(({ items }) => items.map((item) => item.updatedAt))
    return { path, changed: newest([updatedAt, ...times]) }
  }
  const entries = Object.entries(pages)
  const careers = await read.list('career', { size: all })
  const open = careers.items.filter((career) => isOpen(career, today))
  return written('url', publicUrl, [
    ...(await Promise.all(entries.map(changeOf))),
    ...open.map(({ id, updatedAt: changed }) => ({
      path: `/career?apply=${encodeURIComponent(id)}`,
      changed,
    })),
  ])
}
