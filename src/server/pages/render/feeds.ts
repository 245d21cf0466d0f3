import { feedPaths } from '#domain/addresses/feed-paths.ts'
import type { SiteWords } from '#domain/wording/en/site/site.ts'

const rss = 'application/rss+xml'

/** The feeds of the newest articles and of the open positions. Every page links to each. */
export const feeds = {
  rss: { path: feedPaths.news, type: rss },
  json: { path: feedPaths.newsAsJson, type: 'application/feed+json' },
  positions: { path: feedPaths.positions, type: rss },
} as const

/** The links of a page to its feeds. */
export const feedLinks = (words: SiteWords) => [
  { ...feeds.rss, title: words.feeds.rss },
  { ...feeds.json, title: words.feeds.json },
  { ...feeds.positions, title: words.feeds.positions },
]
