import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { Notification } from '#domain/mail/inbox/notification.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import type { LetterOutcome, LetterQueue } from '#ports/server/mail/letter-queue.ts'
import type { Notifications } from '#ports/staff/desk/notifications.ts'
import { failureOf, run, startedFor, type Start } from '../support/started.ts'

/** The staff's and the worker's port of the same notifications. */
export interface NotificationsUnderTest {
  readonly notifications: Notifications['Service']
  readonly queue: LetterQueue['Service']
}

/** Mails with one waiting notification to staff each, oldest first. */
export const notifiedMails: ReadonlyArray<{ readonly kind: MailKind; readonly mailId: string }> = [
  { kind: 'enquiries', mailId: '1' },
  { kind: 'enquiries', mailId: '2' },
  { kind: 'profiles', mailId: '1' },
]

/** A lease that has ended at once, in milliseconds. */
const overAtOnce = -1_000

/** Contract of `Notifications` and `LetterQueue`, with the notifications of `notifiedMails`. */
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
      if (claimed === undefined || !('received' in claimed)) throw new Error('Nothing is due')
      return claimed
    }
    const settleNext = async (outcome: LetterOutcome) => {
      const claimed = await claim()
      await run(under().queue.settle(claimed, outcome))
      return claimed
    }
    /** Settles all but the last, so that no other is due. */
    const sendOthers = async () => {
      await settleNext({ state: 'sent' })
      await settleNext({ state: 'sent' })
    }
    const parkAll = async (reason: string) => {
      for (let left = notifiedMails.length; left > 0; left -= 1) await settleNext({ state: 'parked', reason })
    }

    describe('in the queue', () => {
      it('are waiting at first', async () => {
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

      it('are claimed once each, oldest first, with their mail', async () => {
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

      it('are claimed by one of several workers', async () => {
        const all = await Promise.all(Array.from({ length: 12 }, () => run(under().queue.claim(60_000))))
        const ids = all.flatMap((claimed) => (claimed === undefined ? [] : [claimed.id]))
        expect([ids.length, new Set(ids).size]).toEqual([3, 3])
      })

      it('are due again, with the same token, when the lease ends', async () => {
        await sendOthers()
        const first = await claim(overAtOnce)
        const again = await claim()
        expect(again).toEqual({ ...first, tries: 2, until: expect.any(String) })
      })

      it('are settled only by their last claim', async () => {
        await sendOthers()
        const late = await claim(overAtOnce)
        const last = await claim()
        await run(under().queue.settle(late, { state: 'parked', reason: 'Late' }))
        expect(await of('profiles', '1')).toMatchObject({ state: 'waiting', reason: '' })
        await run(under().queue.settle(last, { state: 'sent' }))
        await run(under().queue.settle(last, { state: 'parked', reason: 'Twice' }))
        expect(await of('profiles', '1')).toMatchObject({ state: 'sent', reason: '', tries: 2 })
      })

      it('are not claimed before they are due', async () => {
        const at = '2999-01-01T00:00:00.000Z'
        await settleNext({ state: 'waiting', at, reason: 'Busy' })
        expect(await of('enquiries', '1')).toMatchObject({ state: 'waiting', at, reason: 'Busy', tries: 1 })
        expect([(await claim()).received.mail.id, (await claim()).received.kind]).toEqual(['2', 'profiles'])
        expect(await run(under().queue.claim(60_000))).toBeUndefined()
      })

      it('are not claimed again once sent', async () => {
        await settleNext({ state: 'sent' })
        const { at } = await of('enquiries', '1')
        expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000)
        expect((await claim()).received.mail.id).toBe('2')
      })
    })

    describe('that are parked', () => {
      it('are listed newest first with their total, and not claimed', async () => {
        await parkAll('Unknown user')
        const { items, total } = await run(under().notifications.parked)
        expect(items.map(({ kind, mailId }) => ({ kind, mailId }))).toEqual(notifiedMails.toReversed())
        expect(items.map(({ reason }) => reason)).toEqual(Array(3).fill('Unknown user'))
        expect(total).toBe(3)
        expect(await run(under().queue.claim(0))).toBeUndefined()
      })

      it('are retried one by one', async () => {
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

      it('are retried all at once', async () => {
        await parkAll('Unknown user')
        expect(await run(under().notifications.sendAllAgain)).toBe(3)
        expect(await run(under().notifications.sendAllAgain)).toBe(0)
        expect([await claim(), await claim(), await claim()]).toHaveLength(3)
      })
    })

    it('are counted by state, with the time of the oldest', async () => {
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

    it('that are not parked are not changed by a retry', async () => {
      await settleNext({ state: 'sent' })
      const sent = await of('enquiries', '1')
      expect(await run(under().notifications.sendAgain(sent.id))).toEqual(sent)
      const claimed = await claim()
      const again = await run(under().notifications.sendAgain(claimed.id))
      expect(again).toMatchObject({ at: claimed.until, tries: 1 })
    })

    it('that are unknown cannot be retried', async () => {
      for (const id of ['999', 'x', '0'])
        expect(await failureOf(under().notifications.sendAgain(id))).toMatchObject({ _tag: 'ItemNotFound' })
    })

    it('are an empty list if none is parked', async () => {
      expect(
        await run(Effect.map(under().notifications.parked, ({ items, total }) => [items, total])),
      ).toEqual([[], 0])
    })
  })
}
