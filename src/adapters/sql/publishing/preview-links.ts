import { Clock, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import {
  completeLink,
  previewLinkAddress,
  previewLinkErrors,
  previewLinkQuotaErrors,
  type PreviewLink,
} from '#domain/publishing/preview-link.ts'
import type { Role } from '#domain/access/role.ts'
import { PreviewLinks } from '#ports/content/preview-links.ts'
import { failIfInvalid } from '#ports/failures.ts'
import { itemGone } from '#ports/item-failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { PreviewSecrets } from '#ports/server/publishing/preview-secrets.ts'
import { networkCounter, signInTries } from '../accounts/sign-in-tries.ts'
import { newToken, tokenHash } from '../accounts/tokens.ts'
import { now } from '../client/now.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { recordAction } from '../history/record-activity.ts'
import { filteredPage } from '../lists/filtered-page.ts'
import { newestRowsFirst, type ListedTable } from '../lists/listed-table.ts'
import type { Row } from '../client/row.ts'
import { hasRequiredFactor } from '../rows/account-rows.ts'

const columns = `id, account_id, label, scope, moment, until, opened_at, created_at,
  (select name from accounts where accounts.id = account_id) as author`

const listing: ListedTable = {
  table: 'preview_links',
  selected: columns,
  order: newestRowsFirst,
  sorts: {},
  titleKey: 'label',
}

const linkOf = (row: Row): PreviewLink => ({
  id: String(row['id']),
  label: String(row['label']),
  scope: String(row['scope']),
  moment: String(row['moment']),
  until: String(row['until']),
  openedAt: String(row['opened_at']),
  createdAt: String(row['created_at']),
  author: { id: String(row['account_id']), name: String(row['author']) },
})

/** Links below `publicUrl`, of which hashes are stored. */
export const SqlPreviewLinks = (publicUrl: string): Layer.Layer<PreviewLinks, never, SqlClient.SqlClient> =>
  Layer.effect(
    PreviewLinks,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient

      const isOwn = Effect.map(OnBehalfOf, ({ id }) => {
        const account = rowId(id)
        return sql`(account_id = ${account}
          or exists (select 1 from accounts where accounts.id = ${account} and role = 'Admin'))`
      })

      const record = (kind: 'previewLinkMade' | 'previewLinkRevoked', title: string) =>
        Effect.flatMap(OnBehalfOf, (person) => recordAction(sql, { ...person, kind, title }))

      return PreviewLinks.of({
        list: (query = {}) =>
          Effect.gen(function* () {
            const page = yield* filteredPage(sql, listing, [yield* isOwn], query)
            return { ...page, items: page.items.map(linkOf) }
          }).pipe(orStoreFailure),

        add: (link) =>
          Effect.gen(function* () {
            const account = rowId((yield* OnBehalfOf).id)
            const time = yield* Clock.currentTimeMillis
            const [maker] = yield* sql<{ role: Role }>`select role from accounts where id = ${account}`
            if (maker === undefined) return yield* itemGone('admin')
            yield* failIfInvalid(previewLinkErrors(link, { now: time, role: maker.role }))
            const created_at = yield* now
            const [{ valid } = { valid: 0 }] = yield* sql<{ valid: number }>`
              select count(*) as valid from preview_links where account_id = ${account} and revoked = 0 and until > ${created_at}`
            yield* failIfInvalid(previewLinkQuotaErrors(valid))
            const secret = newToken()
            const row = {
              ...completeLink(link, time),
              secret_hash: tokenHash(secret),
              account_id: account,
              opened_at: '',
              created_at,
            }
            const [added = {}] = yield* sql<Row>`
              insert into preview_links ${sql.insert(row)} returning ${sql.literal(columns)}`
            yield* record('previewLinkMade', row.label)
            return { ...linkOf(added), address: previewLinkAddress(publicUrl, secret) }
          }).pipe(sql.withTransaction, orStoreFailure),

        revoke: (id) =>
          Effect.gen(function* () {
            const time = yield* now
            // The end alone is not enough: by the clock of another process it may be later than now.
            const [ended] = yield* sql<{
              label: string
            }>`update preview_links set until = ${time}, revoked = 1
              where id = ${rowId(id)} and revoked = 0 and until > ${time} and ${yield* isOwn} returning label`
            if (ended === undefined) return yield* itemGone('link')
            yield* record('previewLinkRevoked', ended.label)
          }).pipe(sql.withTransaction, orStoreFailure),
      })
    }),
  )

export const SqlPreviewSecrets: Layer.Layer<PreviewSecrets, never, SqlClient.SqlClient> = Layer.effect(
  PreviewSecrets,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const tries = signInTries(sql)

    const find = Effect.fnUntraced(function* (secret: string) {
      const [row] = yield* sql<Row & { role: Role }>`
        select ${sql.literal(columns)}, (select role from accounts where accounts.id = account_id) as role
        from preview_links where secret_hash = ${tokenHash(secret)} and revoked = 0 and until > ${yield* now}
        and exists (select 1 from accounts where accounts.id = account_id
          and ${sql.literal(hasRequiredFactor())})`
      return row && { ...linkOf(row), role: row.role }
    })

    return PreviewSecrets.of({
      find: (secret) => orStoreFailure(find(secret)),
      open: (secret) =>
        Effect.gen(function* () {
          const begun = yield* tries.begin(networkCounter('preview', (yield* OnBehalfOf).address))
          const link = yield* find(secret)
          if (link === undefined) return undefined
          yield* tries.forget(begun)
          const openedAt = yield* now
          yield* sql`update preview_links set opened_at = ${openedAt} where id = ${rowId(link.id)}`.pipe(
            sql.withTransaction,
          )
          return { ...link, openedAt }
        }).pipe(orStoreFailure),
    })
  }),
)
