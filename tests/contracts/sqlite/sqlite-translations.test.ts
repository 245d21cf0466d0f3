import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, it } from 'vitest'
import { newsArticle } from '#domain/content/news-article.ts'
import { Contents } from '#ports/content/contents.ts'
import { inputOf } from '../content/content-inputs.ts'
import { openStore } from '../support/open-store.ts'

it('[T8] plain reads do not select translations', async () => {
  const store = openStore()
  const { id } = await store.run(
    Contents.use((port) => port.add(newsArticle, inputOf(newsArticle, 'A berth'))),
  )
  await store.run(
    SqlClient.SqlClient.use((sql) =>
      sql.withTransaction(sql`alter table news_articles drop column translations`),
    ),
  )
  const read = (lang?: string) =>
    store.run(
      Effect.gen(function* () {
        const port = yield* Contents
        const { items } = yield* port.list(newsArticle, { size: 1 }, lang)
        return [items, [yield* port.get(newsArticle, id, lang)]]
      }),
    )
  const [listed, got] = await read()
  expect(listed).toEqual(got)
  await expect(read('ar')).rejects.toMatchObject({ _tag: 'UnexpectedFailure' })
})
