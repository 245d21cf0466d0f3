import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { DatabaseSync } from 'node:sqlite'
import { isSubject, type Subject } from '#domain/history/subject.ts'
import { Saves } from '#ports/saves.ts'
import { attempt } from './sqlite-connection.ts'

const nothing: ReadonlyArray<Subject> = []

/** Saves in a database file. Its counters are read only where the file has changed, which SQLite tells in some microseconds. */
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
      const known = new Map<unknown, unknown>()
      let seen: unknown

      const sinceLast = (): ReadonlyArray<Subject> => {
        const version = changes.get()?.['data_version']
        if (version === seen) return nothing
        const changed = totals.all().filter(({ subject, total }) => known.get(subject) !== total)
        for (const { subject, total } of changed) known.set(subject, total)
        seen = version
        return changed.map(({ subject }) => subject).filter(isSubject)
      }
      yield* attempt(sinceLast)
      return { sinceLast }
    }),
  ).pipe(Layer.orDie)
