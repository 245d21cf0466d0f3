import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { MailQuery } from '#domain/mail/inbox/mail-query.ts'
import type { MailsUnderTest } from './mails-under-test.ts'
import { failureOf, run } from '../support/started.ts'

/** Filters of an inbox. */
export const mailsNarrowing = (under: MailsUnderTest) => {
  const { send } = under
  const found = async (query: MailQuery) => {
    const { items, total } = await run(under.mails.list(query))
    expect(total).toBe(items.length)
    return items.map(({ firstName }) => firstName)
  }
  const handle = async (firstName: string, status: 'read' | 'answered' | 'spam' | 'new') => {
    const { items } = await run(under.mails.list())
    const { id = '' } = items.find((mail) => mail.firstName === firstName) ?? {}
    await run(under.mails.change(id, { status }))
  }

  describe('the filtered inbox', () => {
    it('omits spam, lists it separately, and returns cleared mails', async () => {
      for (const firstName of ['One', 'Two', 'Three']) await run(send({ firstName }))
      await run(send({ firstName: 'Trap' }, { decoy: 'filled' }))
      await handle('Two', 'spam')
      expect(await found({ size: 10 })).toEqual(['Three', 'One'])
      expect(await found({ size: 10, search: 'two' })).toEqual([])
      expect(await found({ status: 'spam' })).toEqual(['Trap', 'Two'])
      expect(await found({ status: 'any' })).toEqual(['Trap', 'Three', 'Two', 'One'])
      await handle('Two', 'new')
      expect(await found({ size: 10 })).toEqual(['Three', 'Two', 'One'])
      expect((await run(under.mails.list())).total).toBe(4)
    })

    it('is empty for a filter by a field that its mails lack', async () => {
      await run(send({}))
      const ofBothKinds = { status: 'any', type: 'Business', position: 'Site engineer' } as const
      expect(await found(ofBothKinds)).toEqual([])
    })

    it('filters by status and does not count removed mails', async () => {
      for (const firstName of ['Unread', 'Read', 'Answered', 'Gone']) await run(send({ firstName }))
      await handle('Read', 'read')
      await handle('Answered', 'answered')
      const { items } = await run(under.mails.list({ search: 'gone' }))
      await run(under.mails.remove(items[0]?.id ?? ''))
      expect(await found({ status: 'new' })).toEqual(['Unread'])
      expect(await found({ status: 'read' })).toEqual(['Read'])
      expect(await found({ status: 'answered', size: 1 })).toEqual(['Answered'])
      expect(await found({ size: 10 })).toEqual(['Answered', 'Read', 'Unread'])
    })

    it('filters by location and person, also with a search', async () => {
      await run(send({ firstName: 'Aisha', location: 'Kuwait', message: 'The lighthouse' }))
      await run(send({ firstName: 'Omar', location: 'Kuwait', email: 'OMAR@Example.com' }))
      await run(send({ firstName: 'Omar again', location: 'Qatar', email: 'omar@example.COM' }))
      expect(await found({ location: 'Kuwait' })).toEqual(['Omar', 'Aisha'])
      expect(await found({ email: 'omar@example.com' })).toEqual(['Omar again', 'Omar'])
      expect(await found({ email: 'omar@example.com', location: 'Qatar' })).toEqual(['Omar again'])
      expect(await found({ location: 'Kuwait', search: 'lighthouse' })).toEqual(['Aisha'])
      expect(await found({ location: 'Qatar', search: 'om' })).toEqual(['Omar again'])
      expect(await found({ location: 'Nowhere' })).toEqual([])
    })

    it('filters by a period', async () => {
      await run(send({ firstName: 'Early' }))
      await run(Effect.sleep('5 millis'))
      await run(send({ firstName: 'Late' }))
      const [late, early] = (await run(under.mails.list())).items.map(({ createdAt }) => createdAt)
      expect(await found({ from: late ?? '' })).toEqual(['Late'])
      expect(await found({ to: late ?? '' })).toEqual(['Early'])
      expect(await found({ from: early ?? '', to: late ?? '' })).toEqual(['Early'])
      // The same instant with another offset.
      expect(await found({ from: (late ?? '').replace('Z', '+00:00') })).toEqual(['Late'])
    })

    it('finds a phone number by its digits in any notation', async () => {
      await run(send({ firstName: 'Spaced', phone: '+973 3310 1097', location: 'Bahrain' }))
      await run(send({ firstName: 'Local', phone: '33101097', location: 'Bahrain' }))
      await run(send({ firstName: 'Other', phone: '+973 3600 0000', location: 'Bahrain' }))
      for (const search of ['+973 3310 1097', '33101097', '3310', '+97333101097'])
        expect(await found({ search })).toEqual(['Local', 'Spaced'])
    })

    it('has pages', async () => {
      for (let at = 0; at < 5; at++) {
        await run(send({ firstName: `Here ${at}`, location: 'UAE' }))
        await run(send({ firstName: `There ${at}`, location: 'KSA' }))
      }
      const query = { location: 'UAE', size: 2 }
      const first = await run(under.mails.list(query))
      const second = await run(under.mails.list({ ...query, after: first.next ?? '' }))
      const last = await run(under.mails.list({ ...query, before: 'end' }))
      expect([first, second, last].map(({ items }) => items.map(({ firstName }) => firstName))).toEqual([
        ['Here 4', 'Here 3'],
        ['Here 2', 'Here 1'],
        ['Here 1', 'Here 0'],
      ])
      expect([first.total, last.next]).toEqual([5, undefined])
    })

    it('refuses an unknown status and an invalid time', async () => {
      // A caller may send this despite the types.
      const unknown = { status: 'lost' } as unknown as MailQuery
      for (const query of [unknown, { from: 'yesterday' }, { to: 'x' }])
        expect(await failureOf(under.mails.list(query))).toMatchObject({ _tag: 'QueryRefused' })
    })
  })
}
