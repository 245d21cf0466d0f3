import type { SiteWords } from '#domain/wording/en/site.ts'

/** The feeds of the newest articles. Every page links to both. */
export const feeds = {
  rss: { path: '/newsinsights/rss.xml', type: 'application/rss+xml' },
  json: { path: '/newsinsights/feed.json', type: 'application/feed+json' },
} as const

/** The links of a page to its feeds. */
export const feedLinks = (words: SiteWords) => [
  { ...feeds.rss, title: words.feeds.rss },
  { ...feeds.json, title: words.feeds.json },
]
