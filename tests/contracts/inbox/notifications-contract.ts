import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { MailKind, Notification } from '#domain/mail/inbox/notification.ts'
import type { NotificationOutcome, NotificationQueue } from '#ports/server/notification-queue.ts'
import type { Notifications } from '#ports/staff/notifications.ts'
import { failureOf, run, startedFor, type Start } from '../support/started.ts'

/** Notifications from both sides: whoever looks after them, and whoever sends them. */
export interface NotificationsUnderTest {
  readonly notifications: Notifications['Service']
  readonly queue: NotificationQueue['Service']
}

/** The mails of which one notification each waits to be sent to staff, oldest first. */
export const notifiedMails: ReadonlyArray<{ readonly kind: MailKind; readonly mailId: string }> = [
  { kind: 'enquiries', mailId: '1' },
  { kind: 'enquiries', mailId: '2' },
  { kind: 'profiles', mailId: '1' },
]

/** A lease that is over whatever the clock does meanwhile, in milliseconds. */
const overAtOnce = -1_000

/** What every store of notifications does that holds those of `notifiedMails`. */
export const notificationsContract = (label: string, start: Start<NotificationsUnderTest>) => {
  describe(`${label}: notifications`, () => {
    const under = startedFor('each', start)
    const of = async (kind: MailKind, mailId: string) => {
      const [first] = await run(under().notifications.of(kind, mailId))
      if (first === undefined) throw new Error('Nobody was notified')
      return first
    }
    const claim = async (lease = 60_000) => {
      const claimed = await run(under().queue.claim(lease))
      if (claimed === undefined) throw new Error('Nothing is due')
      return claimed
    }
    const settleNext = async (outcome: NotificationOutcome) => {
      const claimed = await claim()
      await run(under().queue.settle(claimed, outcome))
      return claimed
    }
    /** All but the last, so that no other is due. */
    const sendOthers = async () => {
      await settleNext({ state: 'sent' })
      await settleNext({ state: 'sent' })
    }
    const parkAll = async (reason: string) => {
      for (let left = notifiedMails.length; left > 0; left -= 1) await settleNext({ state: 'parked', reason })
    }

    describe('on their way out', () => {
      it('wait at first', async () => {
        expect(await of('enquiries', '2')).toEqual({
          id: expect.stringMatching(/^[1-9]\d*$/),
          kind: 'enquiries',
          mailId: '2',
          recipient: 'staff',
          state: 'waiting',
          at: expect.stringMatching(/^\d{4}-.*Z$/),
          tries: 0,
          reason: '',
        } satisfies Notification)
        expect(await run(under().notifications.of('profiles', '2'))).toEqual([])
        expect(await run(under().notifications.of('profiles', 'x'))).toEqual([])
      })

      it('are claimed once each, the oldest first, with the mail that they tell of', async () => {
        const claimed = [await claim(), await claim(), await claim()]
        expect(claimed.map(({ received: { kind, mail } }) => ({ kind, mailId: mail.id }))).toEqual(
          notifiedMails,
        )
        expect(claimed.map(({ tries }) => tries)).toEqual([1, 1, 1])
        expect(new Set(claimed.map(({ token }) => token)).size).toBe(3)
        expect(claimed[0]?.received.mail).toMatchObject({
          firstName: expect.any(String),
          email: expect.any(String),
        })
        expect(await run(under().queue.claim(60_000))).toBeUndefined()
      })

      it('are claimed by one of many', async () => {
        const all = await Promise.all(Array.from({ length: 12 }, () => run(under().queue.claim(60_000))))
        const ids = all.flatMap((claimed) => (claimed === undefined ? [] : [claimed.id]))
        expect([ids.length, new Set(ids).size]).toEqual([3, 3])
      })

      it('are due again when their lease is over, by the same name', async () => {
        await sendOthers()
        const first = await claim(overAtOnce)
        const again = await claim()
        expect(again).toEqual({ ...first, tries: 2, until: expect.any(String) })
      })

      it('are settled by whoever claimed them last alone', async () => {
        await sendOthers()
        const late = await claim(overAtOnce)
        const last = await claim()
        await run(under().queue.settle(late, { state: 'parked', reason: 'Late' }))
        expect(await of('profiles', '1')).toMatchObject({ state: 'waiting', reason: '' })
        await run(under().queue.settle(last, { state: 'sent' }))
        await run(under().queue.settle(last, { state: 'parked', reason: 'Twice' }))
        expect(await of('profiles', '1')).toMatchObject({ state: 'sent', reason: '', tries: 2 })
      })

      it('wait for their time', async () => {
        const at = '2999-01-01T00:00:00.000Z'
        await settleNext({ state: 'waiting', at, reason: 'Busy' })
        expect(await of('enquiries', '1')).toMatchObject({ state: 'waiting', at, reason: 'Busy', tries: 1 })
        expect([(await claim()).received.mail.id, (await claim()).received.kind]).toEqual(['2', 'profiles'])
        expect(await run(under().queue.claim(60_000))).toBeUndefined()
      })

      it('are done when they are sent', async () => {
        await settleNext({ state: 'sent' })
        const { at } = await of('enquiries', '1')
        expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000)
        expect((await claim()).received.mail.id).toBe('2')
      })
    })

    describe('that are parked', () => {
      it('are counted, the newest first, and not claimed', async () => {
        await parkAll('Unknown user')
        const { items, total } = await run(under().notifications.parked)
        expect(items.map(({ kind, mailId }) => ({ kind, mailId }))).toEqual(notifiedMails.toReversed())
        expect(items.map(({ reason }) => reason)).toEqual(Array(3).fill('Unknown user'))
        expect(total).toBe(3)
        expect(await run(under().queue.claim(0))).toBeUndefined()
      })

      it('are sent again one by one', async () => {
        await parkAll('Unknown user')
        const { id } = await of('enquiries', '2')
        expect(await run(under().notifications.sendAgain(id))).toMatchObject({
          id,
          state: 'waiting',
          tries: 0,
        })
        const claimed = await claim()
        expect([claimed.id, claimed.tries]).toEqual([id, 1])
        expect((await run(under().notifications.parked)).total).toBe(2)
      })

      it('are sent again all together', async () => {
        await parkAll('Unknown user')
        expect(await run(under().notifications.sendAllAgain)).toBe(3)
        expect(await run(under().notifications.sendAllAgain)).toBe(0)
        expect([await claim(), await claim(), await claim()]).toHaveLength(3)
      })
    })

    it('are counted by what they wait for, with the oldest of them', async () => {
      const time = expect.stringMatching(/^\d{4}-.*Z$/)
      await settleNext({ state: 'sent' })
      await settleNext({ state: 'parked', reason: 'Unknown user' })
      expect(await run(under().queue.backlog)).toEqual({
        waiting: { count: 1, since: time },
        parked: { count: 1, since: time },
      })
      await settleNext({ state: 'sent' })
      expect(await run(under().queue.backlog)).toEqual({
        waiting: { count: 0, since: undefined },
        parked: { count: 1, since: time },
      })
    })

    it('that are not parked stay as they are when they are sent again', async () => {
      await settleNext({ state: 'sent' })
      const sent = await of('enquiries', '1')
      expect(await run(under().notifications.sendAgain(sent.id))).toEqual(sent)
      const claimed = await claim()
      const again = await run(under().notifications.sendAgain(claimed.id))
      expect(again).toMatchObject({ at: claimed.until, tries: 1 })
    })

    it('that nobody knows cannot be sent again', async () => {
      for (const id of ['999', 'x', '0'])
        expect(await failureOf(under().notifications.sendAgain(id))).toMatchObject({ _tag: 'ItemNotFound' })
    })

    it('are none where nothing is parked', async () => {
      expect(
        await run(Effect.map(under().notifications.parked, ({ items, total }) => [items, total])),
      ).toEqual([[], 0])
    })
  })
}
