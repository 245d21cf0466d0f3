import { Clock, Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { permits } from '#domain/access/permission.ts'
import type { Role } from '#domain/access/role.ts'
import { noticeAt, type ExpiringToken } from '#domain/connections/api-token.ts'
import { now } from '../client/now.ts'
import { queueLetter } from '../letters/queue-letter.ts'

type Row = Omit<ExpiringToken, 'maker'> &
  ExpiringToken['maker'] & { readonly token: string; readonly role: Role }

const recipient = 'expiringToken'

/** Mails to the makers of tokens before these expire. They wait in the outbox until they are due. */
export const tokenNotices = (sql: SqlClient.SqlClient) => ({
  /** Queues the notice of a new end instead of that of a former one. Must run in the transaction that sets the end. */
  queue: Effect.fnUntraced(function* (id: number, until: string) {
    yield* sql`delete from notifications where kind = ${recipient} and mail_id = ${id} and state <> 'sent'`
    const time = noticeAt(until, yield* Clock.currentTimeMillis)
    if (time === undefined) return
    const dedup_key = `${recipient}/${id}/${until}`
    yield* queueLetter(sql, time, { kind: recipient, mail_id: id, recipient, dedup_key })
  }),

  /** `undefined` if the token has ended, or its maker is gone or may no longer make any. */
  expiring: Effect.fnUntraced(function* (
    id: number,
  ): Effect.fn.Return<ExpiringToken | undefined, SqlError.SqlError> {
    const [row] = yield* sql<Row>`
      select api_tokens.name as token, begins, until, used_at as "usedAt", accounts.name, email, language, role
      from api_tokens join accounts on accounts.id = account_id
      where api_tokens.id = ${id} and revoked = 0 and until > ${yield* now}`
    if (row === undefined || !permits(row.role, 'connections.manage')) return undefined
    const { token, begins, until, usedAt, name, email, language } = row
    return { name: token, begins, until, usedAt, maker: { name, email, language } }
  }),
})
