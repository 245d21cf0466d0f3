import { Layer } from 'effect'
import { Postgres } from '#adapters/sql/client/postgres.ts'
import { Sqlite } from '#adapters/sql/client/sqlite.ts'
import { PostgresClock } from '#adapters/sql/publishing/postgres-clock.ts'
import type { Config } from './config.ts'
import { databaseFile } from './data-folder.ts'

export const database = ({ dataDir, postgres }: Pick<Config, 'dataDir' | 'postgres'>) =>
  postgres === undefined
    ? Sqlite({ file: databaseFile(dataDir) })
    : Layer.provideMerge(PostgresClock, Postgres(postgres))
