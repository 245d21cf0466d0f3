import { inject } from 'vitest'
import { PostgresStore } from '#tests/support/postgres-databases.ts'
import { SqliteStore } from '../sqlite/sqlite-store.ts'

/** An empty database that goes with its layer: PostgreSQL's where the run has a server of it. */
export const AnyStore = () => (inject('postgres') === undefined ? SqliteStore() : PostgresStore())
