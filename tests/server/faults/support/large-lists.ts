import { Effect } from 'effect'
import { seedItems } from '#adapters/sql/content/seed.ts'
import { Sqlite } from '#adapters/sql/client/sqlite.ts'
import { career } from '#domain/content/career.ts'
import { databaseFile } from '#server/config/data-folder.ts'

const none = { company: '', department: '', employmentType: '', experience: '', closingDate: '' }

/** Adds positions with long descriptions to the database of a running server. */
export const addPositions = async (dataDir: string, count: number, letters: number): Promise<void> => {
  const seeds = Array.from({ length: count }, (_, at) => ({
    input: {
      ...none,
      title: `Harbour master ${at}`,
      location: 'Hidd',
      description: 'Berths '.repeat(letters / 7).trim(),
    },
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
  }))
  const store = Sqlite({ file: databaseFile(dataDir) })
  await Effect.runPromise(Effect.provide(seedItems(career, seeds), store))
}
