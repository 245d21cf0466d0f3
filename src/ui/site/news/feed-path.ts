/** The feed of the newest articles that pages show a link to. */
export const feedPath = '/newsinsights/rss.xml'
