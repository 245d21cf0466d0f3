import type { DatabaseSync } from 'node:sqlite'
import { contentTypes, type AnyContentType } from '#domain/content/content-types.ts'
import type { Snapshot } from '#domain/history/activity.ts'
import { storedItemOf, translatedListings } from '../rows/content-rows.ts'

type Stored = Readonly<Record<string, unknown>> & { readonly id: string }

/** Iterates over the stored items of all content types. Throws at a row that cannot be decoded. */
export const storedItems = function* (
  database: DatabaseSync,
): Generator<{ readonly contentType: AnyContentType; readonly item: Stored }> {
  for (const contentType of Object.values(contentTypes)) {
    const { table, selected } = translatedListings[contentType.name]
    for (const row of database.prepare(`select ${selected} from ${table}`).iterate())
      yield {
        contentType,
        item: storedItemOf<AnyContentType>(contentType, row) as unknown as Stored,
      }
  }
}

/** The stored home page; `{}` if there is none. */
export const storedHomePage = (database: DatabaseSync): Snapshot => {
  const row = database.prepare('select details from home_page').get()
  return row === undefined ? {} : JSON.parse(String(row['details']))
}
