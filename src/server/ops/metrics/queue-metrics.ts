import { Clock, Effect } from 'effect'
import { NotificationQueue, type Backlog } from '#ports/server/notification-queue.ts'
import { StoredPictures } from '#ports/server/stored-pictures.ts'
import type { Metric } from './exposition.ts'

const stateSamples = (waiting: number, parked: number) => [
  { labels: { state: 'waiting' }, value: waiting },
  { labels: { state: 'parked' }, value: parked },
]

/** The queues in the database. */
export const queueMetrics = Effect.gen(function* () {
  const { waiting, parked } = yield* NotificationQueue.use(({ backlog }) => backlog)
  const pictures = yield* StoredPictures.use(({ countWithoutAvif }) => countWithoutAvif)
  const now = yield* Clock.currentTimeMillis
  const age = ({ since }: Backlog) =>
    since === undefined ? 0 : Math.max(0, (now - Date.parse(since)) / 1_000)
  return [
    {
      name: 'notifications_queued',
      type: 'gauge',
      help: 'Notification mails that wait for their next try, and those that wait for a person.',
      samples: stateSamples(waiting.count, parked.count),
    },
    {
      name: 'notifications_oldest_seconds',
      type: 'gauge',
      help: 'How long ago the oldest of them was stored; 0 where there is none.',
      samples: stateSamples(age(waiting), age(parked)),
    },
    {
      name: 'pictures_queued',
      type: 'gauge',
      help: 'Pictures that wait to be kept smaller.',
      samples: [{ value: pictures }],
    },
  ] satisfies ReadonlyArray<Metric>
})
