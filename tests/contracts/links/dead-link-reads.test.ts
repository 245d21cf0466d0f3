import { Effect, Layer } from 'effect'
import { expect, test } from 'vitest'
import { ListedLinks } from '#adapters/links/listed-links.ts'
import { StoredLinks } from '#adapters/links/stored-links.ts'
import { MemoryContents } from '#adapters/memory/content/contents.ts'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import { MemoryUnpublished } from '#adapters/memory/content/unpublished.ts'
import { MemoryOutsideLinks } from '#adapters/memory/links/outside-links.ts'
import { MemoryOldAddresses } from '#adapters/memory/redirects/old-addresses.ts'
import { makeJournal } from '#adapters/memory/store/journal.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import { Contents } from '#ports/content/contents.ts'
import { LibraryStore } from '#ports/server/files/library-store.ts'
import { Links } from '#ports/staff/links.ts'
import { inputOf } from '../content/content-inputs.ts'

/** Counts the items that are read one by one. */
const countingReads = () => {
  const reads: Array<string> = []
  const layer = Layer.effect(
    Contents,
    Effect.map(Contents, (contents) =>
      Contents.of({
        ...contents,
        get: (contentType, id, lang) => {
          reads.push(id)
          return contents.get(contentType, id, lang)
        },
      }),
    ),
  )
  return { reads, layer }
}

test('[X4] a page of dead links reads the items of that page only', async () => {
  const { reads, layer } = countingReads()
  const journal = makeJournal()
  const articles = 40
  await Effect.gen(function* () {
    const contents = yield* Contents
    const links = yield* Links
    for (let count = 1; count <= articles; count += 1) {
      const text = [{ text: 'Here', link: `/nowhere-${count}` }]
      const body = { blocks: [{ type: 'paragraph', text }] }
      yield* contents.add(newsArticle, inputOf(newsArticle, `Article ${count}`, { body }))
    }
    const last = yield* links.dead({ page: 4, size: 10 })
    expect([last.items.length, last.total]).toEqual([10, articles])
    expect(last.items.every(({ title }) => title.startsWith('Article '))).toBe(true)
    expect(reads).toHaveLength(10)
    const { items } = yield* links.dead({ search: 'article 40', size: 10 })
    expect(items).toMatchObject([{ title: 'Article 40', target: '/nowhere-40' }])
  }).pipe(
    Effect.provide(
      StoredLinks().pipe(
        Layer.provide([
          ListedLinks,
          MemoryOutsideLinks(),
          MemoryOldAddresses(),
          Layer.mock(LibraryStore, {}),
        ]),
      ),
    ),
    Effect.provide(layer),
    Effect.provide([MemoryUnpublished({ journal }), MemoryHomePageDetails({ journal })]),
    Effect.provide(MemoryContents({ journal })),
    Effect.runPromise,
  )
})
