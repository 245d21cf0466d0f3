/** The addresses of the feeds, in every language. */
export const feedPaths = {
  news: '/newsinsights/rss.xml',
  newsAsJson: '/newsinsights/feed.json',
  positions: '/career/rss.xml',
} as const
