import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { Notification } from '#domain/mail/inbox/notification.ts'
import { arrangementMachine } from '#domain/machines/arrangement-machine.ts'
import { detailsMachine } from '#domain/machines/details-machine.ts'
import { listMachine, type Listed } from '#domain/machines/list-machine.ts'
import { notificationsMachine, type NotifiedMail } from '#domain/machines/notifications-machine.ts'
import { parkedMachine } from '#domain/machines/parked-machine.ts'
import { readingMachine } from '#domain/machines/reading-machine.ts'
import { searchMachine, type Found, type SearchQuery } from '#domain/machines/search-machine.ts'

interface Fetched {
  readonly query: ListQuery | undefined
}

/** How often each machine has fetched, if its first fetch failed for a reason and the user then signed in again. */
const fetchesAfter = async (reason: string) => {
  const fetches = {
    arrangement: 0,
    details: 0,
    list: 0,
    notifications: 0,
    parked: 0,
    reading: 0,
    search: 0,
  }
  const failing = (name: keyof typeof fetches) => () => {
    fetches[name] += 1
    return Promise.reject({ reason, message: '' })
  }
  const clock = new SimulatedClock()
  const arrangement = createActor(
    arrangementMachine.provide({ actors: { fetch: fromPromise<Page<Listed>>(failing('arrangement')) } }),
    { input: { groupOf: () => 0 } },
  ).start()
  const details = createActor(
    detailsMachine.provide({ actors: { find: fromPromise<Listed, Listed>(failing('details')) } }),
  ).start()
  const list = createActor(
    listMachine.provide({ actors: { fetch: fromPromise<Page<Listed>, Fetched>(failing('list')) } }),
  ).start()
  const notifications = createActor(
    notificationsMachine.provide({
      actors: {
        fetch: fromPromise<ReadonlyArray<Notification>, NotifiedMail | null>(failing('notifications')),
      },
    }),
  ).start()
  const parked = createActor(
    parkedMachine.provide({ actors: { fetch: fromPromise<Page<Notification>>(failing('parked')) } }),
  ).start()
  const reading = createActor(
    readingMachine.provide({ actors: { read: fromPromise<unknown>(failing('reading')) } }),
  ).start()
  const search = createActor(
    searchMachine.provide({
      actors: { find: fromPromise<ReadonlyArray<Found>, SearchQuery>(failing('search')) },
    }),
    { clock },
  ).start()
  arrangement.send({ type: 'arrangement.open' })
  details.send({ type: 'details.fetch', id: '1' })
  list.send({ type: 'list.fetch', query: { page: 2 } })
  notifications.send({ type: 'mail.open', kind: 'enquiries', mailId: '1' })
  parked.send({ type: 'parked.fetch' })
  reading.send({ type: 'reading.fetch' })
  search.send({ type: 'search.type', text: 'berth', kinds: ['newsArticle'] })
  clock.increment(1_000)
  await Promise.resolve().then(() => undefined)
  for (const actor of [arrangement, details, list, notifications, parked, reading, search])
    actor.send({ type: 'session.renewed' })
  return { fetches, query: list.getSnapshot().context.query, id: details.getSnapshot().context.id }
}

it('fetches again what an expired session had refused', async () => {
  expect(await fetchesAfter('NotSignedIn')).toEqual({
    fetches: { arrangement: 2, details: 2, list: 2, notifications: 2, parked: 2, reading: 2, search: 2 },
    query: { page: 2 },
    id: '1',
  })
})

it('leaves other failures as they are after a sign-in', async () => {
  const { fetches } = await fetchesAfter('UnexpectedFailure')
  expect(Object.values(fetches)).toEqual([1, 1, 1, 1, 1, 1, 1])
})
