import { Clock, Effect, Metric } from 'effect'
import { Conditions } from '#ports/server/conditions.ts'
import { LetterQueue, type Backlog } from '#ports/server/mail/letter-queue.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'
import { Publication } from '#ports/server/publishing/publication.ts'
import { WebhookQueue } from '#ports/server/webhooks/webhook-queue.ts'
import { metricRegistry, seriesOf } from './exposition.ts'

interface OptionalQueues {
  /** Whether saves purge pages from a CDN. */
  readonly purgesCdn: boolean
  readonly readsMailbox: boolean
}

export const queueMetrics = Effect.fnUntraced(function* ({ purgesCdn, readsMailbox }: OptionalQueues) {
  const { waiting, parked } = yield* LetterQueue.use(({ backlog }) => backlog)
  const pictures = yield* PictureRecords.use(({ countWithoutAvif }) => countWithoutAvif)
  const overdue = yield* Publication.use((publication) => publication.overdue)
  const { webhooks, purges } = yield* WebhookQueue.use(({ counts }) => counts)
  const now = yield* Clock.currentTimeMillis
  const mailboxAway = yield* Conditions.use(({ lasted }) => lasted('mailbox away', now))
  const age = ({ since }: Backlog) =>
    since === undefined ? 0 : Math.max(0, (now - Date.parse(since)) / 1_000)

  const registry = metricRegistry()
  const gauge = (name: string, description: string, value: number, attributes = {}) =>
    Metric.gauge(name, { description, attributes }).updateUnsafe(value, registry)
  const gauges = (
    name: string,
    description: string,
    states: Readonly<Record<'waiting' | 'parked', number>>,
  ) => {
    for (const [state, value] of Object.entries(states)) gauge(name, description, value, { state })
  }
  gauges('notifications_queued', 'Notification mails that wait for their next attempt, and parked ones.', {
    waiting: waiting.count,
    parked: parked.count,
  })
  gauges('notifications_oldest_seconds', 'Age of the oldest of them; 0 if there is none.', {
    waiting: age(waiting),
    parked: age(parked),
  })
  gauges('webhooks_queued', 'Webhook deliveries that wait for their next try, and parked ones.', webhooks)
  if (purgesCdn)
    gauges('cdn_purges_queued', 'Purges of the CDN that wait for their next try, and parked ones.', purges)
  if (readsMailbox)
    gauge(
      'mailbox_away_seconds',
      'For how long the mailbox could not be read; 0 if it can.',
      mailboxAway / 1_000,
    )
  gauge('pictures_queued', 'Pictures that wait for their AVIF.', pictures)
  gauge('publications_overdue', 'Scheduled changes that are due and could not be applied.', overdue)
  return seriesOf(registry)
})
