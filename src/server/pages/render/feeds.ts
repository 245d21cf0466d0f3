import { newsWording } from '#domain/wording/catalogue.ts'

const { listTitle } = newsWording

/** The feeds of the newest articles. Every page links to both. */
export const feeds = {
  rss: { path: '/newsinsights/rss.xml', type: 'application/rss+xml', title: `${listTitle} (RSS)` },
  json: { path: '/newsinsights/feed.json', type: 'application/feed+json', title: `${listTitle} (JSON Feed)` },
} as const
