import { Clock, Effect } from 'effect'
import { NotificationQueue, type Backlog } from '#ports/server/notification-queue.ts'
import { StoredPictures } from '#ports/server/stored-pictures.ts'
import { Publication } from '#ports/server/publication.ts'
import { WebhookQueue } from '#ports/server/webhook-queue.ts'
import type { Metric } from './exposition.ts'

const stateSamples = (waiting: number, parked: number) => [
  { labels: { state: 'waiting' }, value: waiting },
  { labels: { state: 'parked' }, value: parked },
]

/** @param purgesCdn Whether saves purge pages from a CDN. */
export const queueMetrics = Effect.fnUntraced(function* (purgesCdn: boolean) {
  const { waiting, parked } = yield* NotificationQueue.use(({ backlog }) => backlog)
  const pictures = yield* StoredPictures.use(({ countWithoutAvif }) => countWithoutAvif)
  const overdue = yield* Publication.use((publication) => publication.overdue)
  const { webhooks, purges } = yield* WebhookQueue.use(({ counts }) => counts)
  const now = yield* Clock.currentTimeMillis
  const age = ({ since }: Backlog) =>
    since === undefined ? 0 : Math.max(0, (now - Date.parse(since)) / 1_000)
  return [
    {
      name: 'notifications_queued',
      type: 'gauge',
      help: 'Notification mails that wait for their next attempt, and parked ones.',
      samples: stateSamples(waiting.count, parked.count),
    },
    {
      name: 'notifications_oldest_seconds',
      type: 'gauge',
      help: 'Age of the oldest of them; 0 if there is none.',
      samples: stateSamples(age(waiting), age(parked)),
    },
    {
      name: 'webhooks_queued',
      type: 'gauge',
      help: 'Webhook deliveries that wait for their next try, and parked ones.',
      samples: stateSamples(webhooks.waiting, webhooks.parked),
    },
    ...(purgesCdn
      ? [
          {
            name: 'cdn_purges_queued',
            type: 'gauge' as const,
            help: 'Purges of the CDN that wait for their next try, and parked ones.',
            samples: stateSamples(purges.waiting, purges.parked),
          },
        ]
      : []),
    {
      name: 'pictures_queued',
      type: 'gauge',
      help: 'Pictures that wait for their AVIF.',
      samples: [{ value: pictures }],
    },
    {
      name: 'publications_overdue',
      type: 'gauge',
      help: 'Scheduled changes that are due and could not be applied.',
      samples: [{ value: overdue }],
    },
  ] satisfies ReadonlyArray<Metric>
})
