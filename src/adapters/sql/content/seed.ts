import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { AnyContentType, ContentInput } from '#domain/content/content-types.ts'
import type { UnexpectedFailure, InputRefused, StoreBusy } from '#ports/failures.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { decodeInput } from './decode-input.ts'
import { insertItem, lastPlace } from './write-item.ts'
import { orStoreFailure } from '../client/store-failure.ts'

export interface Seed<C extends AnyContentType> {
  readonly input: ContentInput<C>
  /** ISO 8601 in UTC. */
  readonly createdAt: string
}

/** Adds items with given times in one transaction. Pass the oldest first: lists order items by id. */
export const seedItems = <C extends AnyContentType>(
  contentType: C,
  seeds: ReadonlyArray<Seed<C>>,
): Effect.Effect<ReadonlyArray<string>, InputRefused | StoreBusy | UnexpectedFailure, SqlClient.SqlClient> =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.gen(function* () {
      const { position } = yield* lastPlace(sql, contentType)
      const languages = yield* SiteLanguages
      return yield* Effect.forEach(seeds, ({ input, createdAt }, index) =>
        Effect.gen(function* () {
          const fields = yield* decodeInput(contentType, input, { languages })
          const place = position === undefined ? {} : { position: position + index }
          const { id } = yield* insertItem(sql, contentType, fields, { createdAt, ...place })
          return id
        }),
      )
    }).pipe(sql.withTransaction, orStoreFailure),
  )
