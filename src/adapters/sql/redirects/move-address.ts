import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { AnyContentType } from '#domain/content/content-types.ts'
import { furtherTags } from '#domain/language/language.ts'
import { planRedirects } from '#domain/addresses/redirects/plan-redirects.ts'
import { Previewing } from '#ports/server/publishing/previewing.ts'
import { activeRedirects } from './redirect-rows.ts'
import { sitePages, writeRedirect } from './write-redirects.ts'

interface Move {
  /** The item or row before; absent if it comes to the site. */
  readonly before?: object
  /** Absent if it leaves the site. */
  readonly after?: object
}

const addressIn = (contentType: AnyContentType, item: object | undefined): unknown =>
  'address' in contentType.fields && item !== undefined ? Reflect.get(item, 'address') : undefined

/**
 * The former address of a page leads to its new one, or says that the page is gone; a new address is that of no entry
 * any more. Must run in the transaction of the change, after it.
 */
export const moveAddress = (
  sql: SqlClient.SqlClient,
  contentType: AnyContentType,
  { before, after }: Move,
): Effect.Effect<void, SqlError.SqlError> =>
  Effect.gen(function* () {
    // Addresses are not looked up in previews.
    if ((yield* Previewing) !== undefined) return
    const [from, to] = [addressIn(contentType, before), addressIn(contentType, after)]
    if (from === to) return
    const site = yield* sitePages(sql)
    const prefixes = ['', ...furtherTags(site.languages).map((tag) => `/${tag}`)]
    if (typeof to === 'string')
      yield* sql`delete from redirects where ${sql.in(
        'path_key',
        prefixes.map((prefix) => prefix + to),
      )}`
    if (typeof from !== 'string') return
    const rows = prefixes.map((prefix) =>
      typeof to === 'string'
        ? { from: prefix + from, to: prefix + to, status: 301 }
        : { from: prefix + from, to: '', status: 410 },
    )
    // A refusal would go unnoticed here, so no maximum applies.
    const { writes } = planRedirects(yield* activeRedirects(sql), rows, site, Infinity)
    yield* Effect.forEach(writes, (one) => writeRedirect(sql, one), { discard: true })
  })
