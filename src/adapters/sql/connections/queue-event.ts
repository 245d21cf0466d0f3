import { randomUUID } from 'node:crypto'
import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { WebhookEvent } from '#domain/connections/webhook.ts'
import type { WebhookData } from '#domain/connections/webhook-body.ts'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import { isContentTypeName, isSubject } from '#domain/history/subject.ts'
import type { ChangeKind } from '#domain/history/activity.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import { now } from '../client/now.ts'

type Event<Type extends WebhookEvent | 'test' = WebhookEvent | 'test'> = {
  readonly [Each in Type]: {
    readonly type: Each
    /** Identifies the event; one that is queued again is not sent again. */
    readonly token?: string
    readonly data: WebhookData<Each>
  }
}[Type]

/** Queues an event for one webhook. */
export const queueFor = (
  sql: SqlClient.SqlClient,
  webhookId: number,
  { type, token = randomUUID(), data }: Event,
): Effect.Effect<void, SqlError.SqlError> =>
  Effect.gen(function* () {
    const created_at = yield* now
    const delivery = {
      webhook_id: webhookId,
      event: type,
      token,
      body: JSON.stringify({ type, timestamp: created_at, data }),
      state: 'waiting',
      due_at: created_at,
      created_at,
    }
    yield* sql`insert into webhook_deliveries ${sql.insert(delivery)} on conflict do nothing`
  })

const webhooksFor = (sql: SqlClient.SqlClient, type: WebhookEvent) =>
  sql<{ id: number }>`select id from webhooks
    where is_on = 1 and ' ' || events || ' ' like ${`% ${type} %`}`

/** Queues an event for the webhooks that want it. */
const queueEvent = (sql: SqlClient.SqlClient, event: Event<WebhookEvent>) =>
  Effect.gen(function* () {
    const token = randomUUID()
    for (const { id } of yield* webhooksFor(sql, event.type)) yield* queueFor(sql, id, { ...event, token })
  })

const received = { enquiries: 'enquiry.received', profiles: 'profile.received' } as const

/** Queues the webhook events of received mails, without personal data. Must run in the transaction that stores the mails. */
export const queueReceived = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  kind: MailKind,
  ids: ReadonlyArray<number>,
) {
  const type = received[kind]
  const webhooks = yield* webhooksFor(sql, type)
  if (webhooks.length === 0) return
  const mails = yield* sql<{ id: number; reference: string }>`
    select id, reference from ${sql(kind)} where ${sql.in('id', ids)} order by id`
  for (const { id, reference } of mails)
    for (const webhook of webhooks)
      yield* queueFor(sql, webhook.id, {
        type,
        token: `${type}.${id}`,
        data: { id: String(id), reference },
      })
})

/** Queues `content.published` for items that were moved in their list. Must run in the transaction of the change. */
export const queueMoved = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  kind: ContentTypeName,
  ids: ReadonlyArray<string>,
) {
  const type = 'content.published'
  const webhooks = yield* webhooksFor(sql, type)
  for (const id of ids) {
    const token = randomUUID()
    for (const webhook of webhooks) yield* queueFor(sql, webhook.id, { type, token, data: { kind, id } })
  }
})

const unpublishing: ReadonlyArray<ChangeKind> = ['unpublished', 'deleted']
const publishing: ReadonlyArray<ChangeKind> = ['added', 'updated', 'published', 'restored']

interface Changed {
  readonly kind: ChangeKind
  readonly subject: string
  readonly itemId: string
}

/** Queues the webhook event of a change that visitors see. Must run in the transaction of the change. */
export const queueChange = (
  sql: SqlClient.SqlClient,
  { kind, subject, itemId }: Changed,
): Effect.Effect<void, SqlError.SqlError> => {
  if (subject === 'homePage' && kind === 'updated')
    return queueEvent(sql, { type: 'homePage.published', data: {} })
  if (!isSubject(subject) || !isContentTypeName(subject)) return Effect.void
  const data = { kind: subject, id: itemId }
  if (publishing.includes(kind)) return queueEvent(sql, { type: 'content.published', data })
  return unpublishing.includes(kind) ? queueEvent(sql, { type: 'content.unpublished', data }) : Effect.void
}
