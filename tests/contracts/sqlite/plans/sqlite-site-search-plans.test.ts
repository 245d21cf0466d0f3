import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { SqlSearchIndex } from '#adapters/sql/content/search-index.ts'
import { seedItems } from '#adapters/sql/content/seed.ts'
import { career } from '#domain/content/career.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import { SearchIndex } from '#ports/server/search-index.ts'
import { openStore } from '../../support/open-store.ts'
import { inputOf } from '../../content/content-inputs.ts'
import { plansOf } from './plans-of.ts'

const plansFor = (search: string, lang?: string, openOn?: string) =>
  openStore().run(
    Effect.gen(function* () {
      const createdAt = '2026-01-01T00:00:00.000Z'
      yield* seedItems(
        newsArticle,
        Array.from({ length: 1_200 }, (_, at) => ({
          input: inputOf(newsArticle, at % 100 === 0 ? `Quay tower ${at}` : `Tower ${at}`),
          createdAt,
        })),
      )
      const { matches } = yield* SearchIndex
      const contentType = openOn === undefined ? newsArticle : career
      return yield* plansOf(matches(contentType, { search, ...(openOn !== undefined && { openOn }) }, lang))
    }).pipe(Effect.provide(SqlSearchIndex)),
  )

const sorting = 'USE TEMP B-TREE FOR ORDER BY'
const isWalk = (step: string) => /^SCAN (?:item|news_articles|translated_texts)(?: |$)/.test(step)

it.each([
  ['a rare word', 'quay', undefined, 1],
  ['a word that most articles have', 'tower', undefined, 1],
  ['a rare word in Arabic', 'quay', 'ar', 3],
])('[S4] the search of the site finds the newest with %s by the trigrams', async (_, search, lang, sorts) => {
  const plans = await plansFor(search, lang)
  expect(plans.join('\n')).toContain('news_articles_search VIRTUAL TABLE INDEX')
  expect(plans).toContain('SEARCH item USING INTEGER PRIMARY KEY (rowid=?)')
  expect(plans.filter(isWalk)).toEqual([])
  // Only matches are sorted: the newest thousand, and before them those of both languages.
  expect(plans.filter((step) => step === sorting)).toHaveLength(sorts)
})
