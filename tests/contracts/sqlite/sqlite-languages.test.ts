import { Effect, Layer, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { SqlContents } from '#adapters/sql/content/contents.ts'
import { seedItems } from '#adapters/sql/content/seed.ts'
import { Sqlite } from '#adapters/sql/client/sqlite.ts'
import { brand } from '#domain/content/brand.ts'
import type { ContentQuery } from '#domain/content/list/list-query.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import { languagesIn } from '#domain/language/language.ts'
import type { TranslationState } from '#domain/language/translation-state.ts'
import { Contents } from '#ports/content/contents.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { isFull } from '#tests/support/full.ts'
import { inputOf } from '../content/content-inputs.ts'
import { newFile } from '../support/open-store.ts'
import { plansOf } from './plans/plans-of.ts'

/** Uses a database in a process that has these languages. */
const withLanguages = async <A, E>(
  file: string,
  languages: string,
  work: Effect.Effect<A, E, SqlClient.SqlClient | Contents>,
) => {
  const runtime = ManagedRuntime.make(
    SqlContents.pipe(
      Layer.provideMerge(Sqlite({ file })),
      Layer.provide(Layer.succeed(SiteLanguages, languagesIn(languages))),
    ),
  )
  try {
    return await runtime.runPromise(Effect.provideService(work, SiteLanguages, languagesIn(languages)))
  } finally {
    await runtime.dispose()
  }
}

const arabic = { title: 'لؤلؤة', sector: 'تجارة' }
const add = (title: string, translations: object = {}) =>
  Contents.use((contents) => contents.add(brand, inputOf(brand, title, { translations })))
const titlesIn = (state: TranslationState, lang: string) =>
  Contents.use((contents) =>
    Effect.map(contents.list(brand, { translation: { state, lang } }), ({ items }) =>
      items.map(({ title }) => title),
    ),
  )
const states = (lang: string) =>
  Effect.all({
    missing: titlesIn('missing', lang),
    outdated: titlesIn('outdated', lang),
    complete: titlesIn('complete', lang),
  })

describe('a start', () => {
  it('[T4] refuses another default language than the one of the data', async () => {
    const file = newFile()
    await withLanguages(file, 'en,ar', add('Pearl'))
    await expect(withLanguages(file, 'ar,en', Effect.void)).rejects.toMatchObject({
      _tag: 'StoreUnusable',
      message:
        'The stored texts are written in en (English), but LANGUAGES begins with ar (العربية). Write en first.',
    })
    expect(await withLanguages(file, 'en', states('ar'))).toMatchObject({ missing: ['Pearl'] })
  })

  it('[T4] takes the first language for an empty database', async () => {
    const empty = newFile()
    await withLanguages(empty, 'ar,en', add('لؤلؤة', { en: { title: 'Pearl' } }))
    expect(await withLanguages(empty, 'ar,en', states('en'))).toEqual({
      missing: ['لؤلؤة'],
      outdated: [],
      complete: [],
    })
  })

  it('[T5] counts every item as missing in a language that was added', async () => {
    const file = newFile()
    await withLanguages(file, 'en', Effect.andThen(add('One'), add('Two')))
    expect(await withLanguages(file, 'en,ar,fr', states('fr'))).toEqual({
      missing: ['One', 'Two'],
      outdated: [],
      complete: [],
    })
  })

  it('[T5] keeps the texts of a language that was removed, with their states', async () => {
    const file = newFile()
    await withLanguages(
      file,
      'en,ar',
      Effect.andThen(add('Whole', { ar: arabic }), add('Stale', { ar: arabic })),
    )
    await withLanguages(
      file,
      'en',
      Effect.gen(function* () {
        const contents = yield* Contents
        const { items } = yield* contents.list(brand)
        yield* contents.update(brand, items[1]?.id ?? '', { title: 'Stale by now' })
        yield* contents.remove(brand, items[0]?.id ?? '')
        yield* add('New')
      }),
    )
    expect(await withLanguages(file, 'en,ar', states('ar'))).toEqual({
      missing: ['New'],
      outdated: ['Stale by now'],
      complete: [],
    })
  })

  it('[T5] adds the rows that items lack, with the translations that they have', async () => {
    const file = newFile()
    await withLanguages(file, 'en,ar', Effect.andThen(add('Whole', { ar: arabic }), add('None')))
    await withLanguages(
      file,
      'en,ar',
      SqlClient.SqlClient.use((sql) => sql.withTransaction(sql`delete from translated_texts`)),
    )
    const found = Contents.use((contents) => contents.list(brand, { search: 'لؤلؤة' }, 'ar'))
    expect(await withLanguages(file, 'en,ar', Effect.all([states('ar'), found]))).toMatchObject([
      { missing: ['None'], outdated: [], complete: ['Whole'] },
      { total: 1, items: [{ title: 'لؤلؤة' }] },
    ])
  })
})

const many = isFull ? 100_000 : 2_000

describe('a list of thousands, filtered by the state of translations', () => {
  const seeds = Array.from({ length: many }, (_, at) => ({
    input: inputOf(newsArticle, `News ${at}`, at === 3 ? { translations: { ar: { title: 'خبر' } } } : {}),
    createdAt: '2026-01-01T00:00:00.000Z',
  }))
  const missing: ContentQuery = { translation: { state: 'missing', lang: 'ar' }, size: 3 }
  const list = (query: ContentQuery) => Contents.use((contents) => contents.list(newsArticle, query))

  it('[T19] reads a page in the order of the list by the index, and no other rows', async () => {
    const plans = await withLanguages(
      newFile(),
      'en,ar',
      Effect.gen(function* () {
        yield* seedItems(newsArticle, seeds.slice(0, 2_000))
        const first = yield* list(missing)
        const pages = [missing, { ...missing, after: first.next ?? '' }, { ...missing, before: 'end' }]
        expect(first.total).toBe(2_000)
        return yield* Effect.forEach(pages, (query) => plansOf(list(query)))
      }),
    )
    const inIndex =
      /^SEARCH translated_texts USING COVERING INDEX translated_texts_state \(subject=\? AND language=\? AND state=\?( AND item_id[<>]\?)?\)$/
    for (const plan of plans)
      expect(plan.filter((step) => !inIndex.test(step))).toEqual([
        'SEARCH counters USING PRIMARY KEY (name=?)',
        'SEARCH news_articles USING INTEGER PRIMARY KEY (rowid=?)',
      ])
  })

  it('[T19] walks in another order until the page is full, and sorts only a few rows', async () => {
    const [plenty, few] = await withLanguages(
      newFile(),
      'en,ar',
      Effect.gen(function* () {
        yield* seedItems(newsArticle, seeds.slice(0, 2_000))
        const byTitle = (state: TranslationState) =>
          plansOf(list({ translation: { state, lang: 'ar' }, sort: 'title', size: 3 }))
        return yield* Effect.all([byTitle('missing'), byTitle('outdated')])
      }),
    )
    expect(plenty).toContain('SCAN news_articles USING INDEX news_articles_title')
    expect(plenty).not.toContain('USE TEMP B-TREE FOR ORDER BY')
    expect(few.filter((step) => step.startsWith('SCAN news_articles'))).toEqual([])
  })

  it('[T5] indexes a new language in a second at the next start', async () => {
    const file = newFile()
    await withLanguages(file, 'en,ar', seedItems(newsArticle, seeds))
    const plain = performance.now()
    await withLanguages(file, 'en,ar', Effect.void)
    const before = performance.now()
    await withLanguages(file, 'en,ar,fr', Effect.void)
    expect(performance.now() - before - (before - plain)).toBeLessThan(1_000)
    const french = { translation: { state: 'missing', lang: 'fr' } } as const
    expect(await withLanguages(file, 'en,ar,fr', list(french))).toMatchObject({ total: many })
  }, 240_000)
})
