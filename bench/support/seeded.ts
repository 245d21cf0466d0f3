import { join } from 'node:path'
import { Effect } from 'effect'
import { seedItems } from '#adapters/sql/content/seed.ts'
import { Sqlite } from '#adapters/sql/client/sqlite.ts'
import { newsArticle } from '#domain/content/news-article.ts'

/** Makes a data folder with `count` articles. */
export const seeded = async (folder: string, count: number): Promise<string> => {
  const dataDir = join(folder, `articles-${count}`)
  const seeds = Array.from({ length: count }, (_, at) => ({
    createdAt: new Date(at * 60_000).toISOString(),
    input: {
      title: `Article ${at} of the harbour`,
      image: '/media/none-1x1.webp',
      description: `Berth ${at * 7919} opened.`,
    },
  }))
  await Effect.runPromise(
    Effect.provide(seedItems(newsArticle, seeds), Sqlite({ file: join(dataDir, 'sahilan.db') })),
  )
  return dataDir
}
