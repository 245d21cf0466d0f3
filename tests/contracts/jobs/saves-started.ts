import { Layer } from 'effect'
import type { SqlClient } from 'effect/sql'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { SqlContents } from '#adapters/sql/content/contents.ts'
import { SqlHomePageDetails } from '#adapters/sql/content/home-page.ts'
import { SqlTrash } from '#adapters/sql/history/trash.ts'
import type { Saves } from '#ports/server/saves.ts'
import { savesUnderTest, SavesUnderTest } from './saves-contract.ts'
import { fromLayer } from '../support/started.ts'

/** Starts `Saves` with stores on the same database. */
export const savesStarted = <E>(
  store: () => Layer.Layer<SqlClient.SqlClient, E>,
  saves: Layer.Layer<Saves, never, SqlClient.SqlClient>,
) =>
  fromLayer(SavesUnderTest, () =>
    Layer.effect(SavesUnderTest, savesUnderTest).pipe(
      Layer.provide([SqlContents, SqlHomePageDetails, SqlTrash, saves]),
      Layer.provide([store(), MemoryBlobs()]),
    ),
  )
