import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { seedItems } from '#adapters/sql/content/seed.ts'
import type { ListQuery } from '#domain/content/list/list-query.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import { Contents } from '#ports/content/contents.ts'
import { inputOf } from '../../content/content-inputs.ts'
import { openStore } from '../../support/open-store.ts'
import { plansOf } from './plans-of.ts'

const many = 1_200

/** More articles contain `tower` than are counted; a few contain `quay`. */
const seeded = seedItems(
  newsArticle,
  Array.from({ length: many }, (_, at) => ({
    input: inputOf(newsArticle, at % 100 === 0 ? `Quayside tower ${at} on sea` : `Tower ${at}`),
    createdAt: '2026-01-01T00:00:00.000Z',
  })),
)

const sorts = [undefined, 'title', '-title']

/** The query plans of the first and the last page of a search, in every order. */
const plansFor = (search: string) =>
  openStore().run(
    Effect.gen(function* () {
      yield* seeded
      const contents = yield* Contents
      const plans = yield* Effect.forEach(sorts, (sort) => {
        const query: ListQuery = { search, size: 3, ...(sort !== undefined && { sort }) }
        return Effect.all([
          plansOf(contents.list(newsArticle, query)),
          plansOf(contents.list(newsArticle, { ...query, before: 'end' })),
        ])
      })
      return plans.flat()
    }),
  )

const byTrigrams = 'SCAN news_articles_search VIRTUAL TABLE INDEX 0:M1'
const byTitle = 'SEARCH news_articles USING COVERING INDEX news_articles_title (title_key>? AND title_key<?)'
const byId = 'SEARCH news_articles USING INTEGER PRIMARY KEY (rowid=?)'
/** Signs of a plan that scans or sorts the whole table. */
const walks = ['SCAN news_articles', 'SCAN news_articles USING INDEX news_articles_title']
const sorting = 'USE TEMP B-TREE FOR ORDER BY'

describe('a search among the news', () => {
  it.each([
    ['a rare word', 'quay', byTrigrams],
    ['a rare word and a short one', 'quay on', byTrigrams],
    ['the start of a few titles', 'Qu', byTitle],
  ])('for %s finds its rows by an index and reads no others', async (_, search, index) => {
    const plans = await plansFor(search)
    expect(plans).toHaveLength(2 * sorts.length)
    for (const plan of plans) {
      expect(plan).toEqual(expect.arrayContaining([index, byId]))
      expect(plan.filter((step) => walks.includes(step))).toEqual([])
    }
  })

  it.each([
    ['a word that most of them hold', 'tower', byTrigrams],
    ['the start of most titles', 'to', byTitle],
  ])('for %s counts by an index, and walks in the order until the page is full', async (_, search, index) => {
    const plans = await plansFor(search)
    expect(plans).toHaveLength(2 * sorts.length)
    for (const plan of plans) {
      expect(plan).toContain(index)
      expect(plan.filter((step) => walks.includes(step))).toHaveLength(1)
      expect(plan).not.toContain(sorting)
    }
  })
})
