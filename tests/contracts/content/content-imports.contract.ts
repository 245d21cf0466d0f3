import { Layer } from 'effect'
import { describe, expect, it } from 'vitest'
import { HttpContentImports } from '#adapters/http/content/content-imports.ts'
import { HttpContents } from '#adapters/http/content/contents.ts'
import { HttpDrafts } from '#adapters/http/content/drafts.ts'
import { HttpUnpublished } from '#adapters/http/content/unpublished.ts'
import { MemoryContents } from '#adapters/memory/content/contents.ts'
import { MemoryDraftStore } from '#adapters/memory/content/draft-store.ts'
import { MemoryHistory } from '#adapters/memory/content/history.ts'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import { MemoryTrash } from '#adapters/memory/content/trash.ts'
import { MemoryUnpublished } from '#adapters/memory/content/unpublished.ts'
import { makeJournal } from '#adapters/memory/store/journal.ts'
import { StoredContentImports } from '#adapters/publishing/content-imports.ts'
import { StoredDrafts } from '#adapters/publishing/drafts.ts'
import { overHttp } from '../support/http-server.ts'
import { ImportStores } from '../support/import-stores.ts'
import { fromLayer, run, startedFor } from '../support/started.ts'
import { contentImportsContract } from './content-imports-contract.ts'

const inMemory = fromLayer(ImportStores, () => {
  const journal = makeJournal()
  return ImportStores.layer.pipe(
    Layer.provide(StoredContentImports()),
    Layer.provide(StoredDrafts()),
    Layer.provide([MemoryUnpublished({ journal }), MemoryDraftStore({ journal })]),
    Layer.provide([MemoryContents({ journal }), MemoryHomePageDetails({ journal })]),
    Layer.provide([MemoryTrash({ journal }), MemoryHistory({ journal })]),
  )
})

contentImportsContract('memory', inMemory)
contentImportsContract(
  'HTTP',
  overHttp(
    ImportStores,
    ImportStores.layer.pipe(Layer.provide([HttpContents, HttpContentImports, HttpDrafts, HttpUnpublished])),
  ),
)

describe('the plan of an import', () => {
  const stores = startedFor('each', inMemory)

  // Seen failing while all rows were planned at once: 2,000 articles stopped the server for 7 seconds.
  it('lets other work go on after each row', async () => {
    const rows = 100
    const csv = Array.from({ length: rows }, (_, index) => `\nTitle ${index}`).join('')
    let turns = 0
    const next = () => {
      turns += 1
      other = setImmediate(next)
    }
    let other = setImmediate(next)
    const report = await run(stores().imports.importCsv('slider', `title${csv}`, true))
    clearImmediate(other)
    expect(report).toMatchObject({ refused: rows })
    expect(turns).toBeGreaterThanOrEqual(rows)
  })
})
