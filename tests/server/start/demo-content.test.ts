import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { contentTypeNames } from '#domain/content/content-types.ts'
import { contentListings } from '#adapters/sql/rows/content-rows.ts'
import { databaseFile } from '#server/config/data-folder.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'

const filled = async (LANGUAGES: string, work: (server: TestServer) => Promise<void>) => {
  const server = await startServer({ DEMO_CONTENT: '1', LANGUAGES })
  try {
    await work(server)
  } finally {
    await server.stop()
  }
}

const rowsOf = ({ dataDir }: TestServer, query: string) => {
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true })
  const rows = database.prepare(query).all()
  database.close()
  return rows
}

describe('the demonstration content', () => {
  test('is complete in Arabic, which is open', () =>
    filled('en,ar', async (server) => {
      const { data } = await (await server.as('Admin')).get('/translations')
      expect(data['results']).toHaveLength(contentTypeNames.length + 1)
      for (const counts of data['results'] as ReadonlyArray<object>)
        expect(counts).toMatchObject({ lang: 'ar', missing: 0, outdated: 0 })
      expect((await server.visitor().get('/homepage')).data).toMatchObject({ languages: ['ar'] })
    }))

  test.each(['en', 'en,fr'])('stores nothing in Arabic with LANGUAGES=%s', (languages) =>
    filled(languages, async (server) => {
      const translations = contentTypeNames.flatMap((name) =>
        rowsOf(server, `select translations from ${contentListings[name].table}`),
      )
      expect(new Set(translations.map((row) => row['translations']))).toEqual(new Set(['{}']))
      const [home] = rowsOf(server, 'select details from home_page')
      const { languages: open, translations: ofPage, site, facts } = JSON.parse(String(home?.['details']))
      expect([open, ofPage, site.translations]).toEqual([
        undefined,
        { ar: { statement: expect.any(String) } },
        { ar: { brandName: expect.any(String) } },
      ])
      expect(facts[0]).not.toHaveProperty('translations')
    }),
  )
})
