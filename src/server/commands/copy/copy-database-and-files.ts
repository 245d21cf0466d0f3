import { existsSync } from 'node:fs'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { copyDatabase, type CopyRefused, type CopiedTable } from '#adapters/sql/copy/copy-database.ts'
import { Postgres, UnmigratedPostgres } from '#adapters/sql/client/postgres.ts'
import { Sqlite } from '#adapters/sql/client/sqlite.ts'
import type { StoreUnusable } from '#adapters/sql/client/store-unusable.ts'
import { databaseFile } from '../../config/data-folder.ts'
import { lockData } from '../../config/data-lock.ts'
import { StartRefused } from '../../config/start-refused.ts'
import { refuseArguments, parseArguments } from '../line/command.ts'

export interface Copy {
  /** A data folder, or the address of a PostgreSQL database. */
  readonly from: string
  readonly to: string
}

/** Parses the arguments of the command. */
export const readCopy = (words: ReadonlyArray<string>): Copy => {
  const { from, to } = parseArguments('copy-site', words).values
  if (typeof from !== 'string' || typeof to !== 'string' || from === to)
    return refuseArguments('copy-site', '--from and --to are two databases.')
  return { from, to }
}

const isAddress = (place: string) => /^postgres(ql)?:\/\//.test(place)

const sqlite = (place: string) => Sqlite({ file: databaseFile(place) })
const source = (place: string) => (isAddress(place) ? UnmigratedPostgres(place) : sqlite(place))
const target = (place: string) => (isAddress(place) ? Postgres({ url: place }) : sqlite(place))

const sentenceOf = (place: string, { message }: StoreUnusable) =>
  `${isAddress(place) ? 'PostgreSQL' : place} cannot be used. ${message}`

/** Copies a database into an empty one. Refuses a data folder that a server uses. */
export const copySite = async ({ from, to }: Copy): Promise<ReadonlyArray<CopiedTable>> => {
  if (!isAddress(from) && !existsSync(databaseFile(from)))
    throw new StartRefused(`There is no data in ${from}.`)
  const locks = [from, to].filter((place) => !isAddress(place)).map((place) => lockData(place))
  const open = (place: string, layerOf: typeof source) =>
    Layer.build(layerOf(place)).pipe(
      Effect.map((context) => Context.get(context, SqlClient.SqlClient)),
      Effect.mapError((error) => new StartRefused(sentenceOf(place, error))),
    )
  const copying = Effect.gen(function* () {
    return yield* copyDatabase(yield* open(from, source), yield* open(to, target))
  }).pipe(
    Effect.catchTag('CopyRefused', ({ message }: CopyRefused) => Effect.fail(new StartRefused(message))),
    Effect.scoped,
  )
  try {
    return await Effect.runPromise(copying)
  } finally {
    for (const lock of locks) lock.release()
  }
}
