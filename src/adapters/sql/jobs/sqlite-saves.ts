import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { DatabaseSync } from 'node:sqlite'
import { Saves, type SavedSubject } from '#ports/server/saves.ts'
import { newSaves } from './new-saves.ts'
import { attempt } from '../client/sqlite-connection.ts'

const nothing: ReadonlyArray<SavedSubject> = []

/** Reads the totals of saves only if the database file has changed, which takes SQLite some microseconds to check. */
export const SqliteSaves = (file: string): Layer.Layer<Saves, never, SqlClient.SqlClient> =>
  Layer.effect(
    Saves,
    Effect.gen(function* () {
      // Waits until the file exists and is migrated.
      yield* SqlClient.SqlClient
      const database = yield* Effect.acquireRelease(
        attempt(() => new DatabaseSync(file, { readOnly: true })),
        (opened) => Effect.sync(() => opened.close()),
      )
      const changes = database.prepare('pragma data_version')
      const totals = database.prepare('select subject, total from saves')
      const changedIn = newSaves()
      let lastVersion: unknown

      const sinceLast = () => {
        const version = changes.get()?.['data_version']
        if (version === lastVersion) return nothing
        const rows = totals.all()
        lastVersion = version
        return changedIn(
          rows.map(({ subject, total }) => ({ subject: String(subject), total: Number(total) })),
        )
      }
      yield* attempt(sinceLast)
      return { sinceLast }
    }),
  ).pipe(Layer.orDie)
