import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { DatabaseSync } from 'node:sqlite'
import type { Subject } from '#domain/history/subject.ts'
import { Saves } from '#ports/server/saves.ts'
import { newSaves } from './new-saves.ts'
import { attempt } from '../client/sqlite-connection.ts'

const nothing: ReadonlyArray<Subject> = []

/** Saves in a database file. Its totals are read only where the file has changed, which SQLite tells in some microseconds. */
export const SqliteSaves = (file: string): Layer.Layer<Saves, never, SqlClient.SqlClient> =>
  Layer.effect(
    Saves,
    Effect.gen(function* () {
      // By then it is there, and migrated.
      yield* SqlClient.SqlClient
      const database = yield* Effect.acquireRelease(
        attempt(() => new DatabaseSync(file, { readOnly: true })),
        (opened) => Effect.sync(() => opened.close()),
      )
      const changes = database.prepare('pragma data_version')
      const totals = database.prepare('select subject, total from saves')
      const movedIn = newSaves()
      let seen: unknown

      const sinceLast = () => {
        const version = changes.get()?.['data_version']
        if (version === seen) return nothing
        const rows = totals.all()
        seen = version
        return movedIn(rows.map(({ subject, total }) => ({ subject: String(subject), total: Number(total) })))
      }
      yield* attempt(sinceLast)
      return { sinceLast }
    }),
  ).pipe(Layer.orDie)
