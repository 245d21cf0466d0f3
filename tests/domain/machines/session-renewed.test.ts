import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { Notification } from '#domain/mail/inbox/notification.ts'
import { detailsMachine } from '#domain/machines/details-machine.ts'
import { listMachine, type Listed } from '#domain/machines/list-machine.ts'
import { notificationsMachine, type NotifiedMail } from '#domain/machines/notifications-machine.ts'
import { readingMachine } from '#domain/machines/reading-machine.ts'

interface Asked {
  readonly query: ListQuery | undefined
}

/** How often each machine has read after its first read failed for a reason and the person has signed in again. */
const readsAfter = async (reason: string) => {
  const reads = { list: 0, details: 0, reading: 0, notifications: 0 }
  const failing = (name: keyof typeof reads) => () => {
    reads[name] += 1
    return Promise.reject(Object.assign(new Error(), { reason, answered: true }))
  }
  const list = createActor(
    listMachine.provide({ actors: { fetch: fromPromise<Page<Listed>, Asked>(failing('list')) } }),
  ).start()
  const details = createActor(
    detailsMachine.provide({ actors: { find: fromPromise<Listed, Listed>(failing('details')) } }),
  ).start()
  const reading = createActor(
    readingMachine.provide({ actors: { read: fromPromise<unknown>(failing('reading')) } }),
  ).start()
  const notifications = createActor(
    notificationsMachine.provide({
      actors: {
        fetch: fromPromise<ReadonlyArray<Notification>, NotifiedMail | null>(failing('notifications')),
      },
    }),
  ).start()
  list.send({ type: 'list.fetch', query: { page: 2 } })
  details.send({ type: 'details.fetch', id: '1' })
  reading.send({ type: 'reading.fetch' })
  notifications.send({ type: 'mail.open', kind: 'enquiries', mailId: '1' })
  await Promise.resolve().then(() => undefined)
  for (const actor of [list, details, reading, notifications]) actor.send({ type: 'session.renewed' })
  return { reads, query: list.getSnapshot().context.query, id: details.getSnapshot().context.id }
}

it('reads again what an expired session had refused', async () => {
  expect(await readsAfter('NotSignedIn')).toEqual({
    reads: { list: 2, details: 2, reading: 2, notifications: 2 },
    query: { page: 2 },
    id: '1',
  })
})

it('leaves other failures as they are after a sign-in', async () => {
  const { reads } = await readsAfter('CallFailed')
  expect(reads).toEqual({ list: 1, details: 1, reading: 1, notifications: 1 })
})
