import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { notificationsMachine } from '#domain/machines/notifications-machine.ts'
import { isInFlight, type Notification } from '#domain/mail/inbox/notification.ts'
import { done, failed, walk, type Step } from '../support/walk.ts'

const parked: Notification = {
  id: '7',
  kind: 'enquiries',
  mailId: '4',
  recipient: 'staff',
  state: 'parked',
  at: '2026-11-21T12:00:00.000Z',
  tries: 1,
  reason: 'Unknown user',
}
const waiting: Notification = { ...parked, state: 'waiting', tries: 0 }
const receipt: Notification = { ...parked, id: '8', recipient: 'visitor', state: 'sent' }
const gone = { reason: 'ItemNotFound', message: '' }
const open = { type: 'mail.open', kind: 'enquiries', mailId: '4' } as const
const again = { type: 'notification.sendAgain', id: '7' } as const
const notifications = (...steps: ReadonlyArray<Step<typeof notificationsMachine>>) =>
  walk(notificationsMachine, undefined, ...steps)

describe('the notifications of a mail', () => {
  it('are fetched when it is opened, and cleared when it is closed', () => {
    const shown = notifications(open, done('fetch', [parked]))
    expect(shown.calls).toEqual([['fetch', { kind: 'enquiries', mailId: '4' }]])
    expect(shown.snapshot).toMatchObject({ value: 'shown', context: { notifications: [parked] } })
    expect(notifications(open, done('fetch', [parked]), { type: 'mail.close' }).snapshot).toMatchObject({
      value: 'closed',
      context: { mail: null, notifications: [] },
    })
  })

  it('are never those of the former mail', () => {
    const next = notifications(open, done('fetch', [parked]), { ...open, mailId: '5' })
    expect(next.snapshot.context).toMatchObject({ mail: { mailId: '5' }, notifications: [] })
    expect(notifications(open, { ...open, mailId: '5' }).stopped).toEqual(['fetch'])
  })

  it('store why they could not be fetched', () => {
    expect(notifications(open, failed('fetch', gone)).snapshot).toMatchObject({
      value: 'failed',
      context: { failure: gone },
    })
  })

  it('are sent again one at a time', () => {
    const steps = [open, done('fetch', [parked, receipt]), again, again, done('sendAgain', waiting)]
    const { snapshot, calls, facts } = notifications(...steps)
    expect(facts).toEqual([{ type: 'notification.sentAgain' }])
    expect(calls.slice(1)).toEqual([['sendAgain', { id: '7' }]])
    expect(snapshot).toMatchObject({ value: 'shown', context: { notifications: [waiting, receipt] } })
  })

  it('are sent again while they are polled', () => {
    const polling = [open, done('fetch', [parked, receipt]), open] as const
    expect(notifications(...polling, again).calls.at(-1)).toEqual(['sendAgain', { id: '7' }])
  })

  it('stay as they were if they cannot be sent again', () => {
    const { snapshot, facts } = notifications(open, done('fetch', [parked]), again, failed('sendAgain', gone))
    expect(facts).toEqual([{ type: 'notification.notSentAgain', failure: gone }])
    expect(snapshot).toMatchObject({ value: 'shown', context: { notifications: [parked] } })
  })

  it('are polled while one is in flight', async () => {
    const fetched: Array<ReadonlyArray<Notification>> = [[waiting], [{ ...waiting, state: 'sent' }]]
    const clock = new SimulatedClock()
    const machine = notificationsMachine.provide({
      actors: { fetch: fromPromise(() => Promise.resolve(fetched.shift() ?? [])) },
      guards: {
        isInFlight: ({ context }) => context.notifications.some((one) => isInFlight(one, Date.now())),
      },
    })
    const actor = createActor(machine, { clock }).start()
    const state = (value: string) =>
      waitFor(actor, ({ context }) => context.notifications.some((one) => one.state === value))
    actor.send(open)
    await state('waiting')
    clock.increment(2_000)
    await state('sent')
    clock.increment(60_000)
    expect(actor.getSnapshot().value).toBe('shown')
    expect(fetched).toEqual([])
    actor.stop()
  })
})

describe('a notification is in flight', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z')
  it.each([
    [{ at: '2026-11-21T11:00:00.000Z' }, true],
    [{ at: '2026-11-21T12:03:00.000Z' }, true],
    [{ at: '2026-11-21T12:30:00.000Z' }, false],
    [{ state: 'sent' }, false],
    [{ state: 'parked' }, false],
  ] as const)('with %j: %s', (changes, expected) => {
    expect(isInFlight({ ...waiting, ...changes }, now)).toBe(expected)
  })
})
