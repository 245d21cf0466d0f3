import { inject } from 'vitest'
import { PostgresStore } from '#tests/support/databases/postgres-databases.ts'
import { SqliteStore } from '../sqlite/sqlite-store.ts'

/** An empty database, removed with its layer: on PostgreSQL if the run has started it, otherwise SQLite. */
export const AnyStore = () => (inject('postgres') === undefined ? SqliteStore() : PostgresStore())
