import { Effect } from 'effect'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Page } from '#domain/content/list/list-query.ts'
import type { HandlingChange } from '#domain/mail/inbox/received-mail.ts'
import { mailsSpam } from './mails-spam.ts'
import { mailsNarrowing } from './mails-narrowing.ts'
import type { MailsUnderTest, Received } from './mails-under-test.ts'
import { failureOf, run } from '../support/started.ts'

/** The part of the contract that `Enquiries` and `Profiles` share. */
export const mailsContract = (under: MailsUnderTest) => {
  const all = async () => (await run(under.mails.list())).items
  const newest = async () => {
    const [mail] = await all()
    if (mail === undefined) throw new Error('Nothing was received')
    return mail
  }

  beforeEach(async () => {
    for (const { id } of await all()) await run(under.mails.remove(id))
  })

  describe('receiving', () => {
    it('stores a mail trimmed, with status new', async () => {
      await run(under.send({ firstName: '  Aisha ', message: ' Two\n\nparagraphs \u{1F54C} ' }))
      expect(await newest()).toMatchObject({
        firstName: 'Aisha',
        message: 'Two\n\nparagraphs \u{1F54C}',
        status: 'new',
        note: '',
        spamReasons: [],
        version: 1,
        id: expect.stringMatching(/^[1-9]\d*$/),
      })
    })

    it('[T35] stores phone numbers in digits 0 to 9, addresses without marks', async () => {
      await run(under.send({ phone: '\u202A٣٣ ۱۰۴ ٥٥٨\u202C', email: '\u200Fsara@example.com' }))
      expect(await newest()).toMatchObject({ phone: '33 104 558', email: 'sara@example.com' })
      const { items } = await run(under.mails.list({ email: '\u2066Sara@example.com\u2069' }))
      expect(items).toHaveLength(1)
    })

    it('stores the version of the consent text, if there was one', async () => {
      const versions = [undefined, '', '1', '0', 'constructor', '1'.repeat(9)]
      for (const consent of versions) await run(under.send({}, consent === undefined ? {} : { consent }))
      expect((await all()).map(({ consent }) => consent).toReversed()).toEqual(['', '', '1', '', '', ''])
    })

    it('[T36] stores the language of the form, and none for the default language', async () => {
      await run(under.send({}))
      await run(under.send({}, { language: 'ar', consent: '1-ar' }))
      const [arabic, plain] = await all()
      expect(arabic).toMatchObject({ language: 'ar', consent: '1-ar' })
      expect(plain).not.toHaveProperty('language')
      const { id = '' } = arabic ?? {}
      expect(await run(under.mails.change(id, { status: 'read' }))).toMatchObject({ language: 'ar' })
      expect(await run(under.mails.get(id))).toMatchObject({ language: 'ar', status: 'read' })
    })

    it('stores one key once', async () => {
      const key = crypto.randomUUID()
      await run(under.send({ firstName: 'Once' }, { key }))
      await run(under.send({ firstName: 'Twice' }, { key }))
      await run(under.send({ firstName: 'Other' }, { key: crypto.randomUUID() }))
      expect((await all()).map(({ firstName }) => firstName)).toEqual(['Other', 'Once'])
    })

    it('returns a reference by which staff find the mail', async () => {
      const { reference } = await run(under.send({ firstName: 'Found' }))
      const other = await run(under.send({ firstName: 'Other' }))
      expect(reference).toMatch(/^[2-9A-Z]{8}$/)
      expect(other.reference).not.toBe(reference)
      const { items } = await run(under.mails.list({ search: reference.toLowerCase() }))
      expect(items).toMatchObject([{ firstName: 'Found', reference }])
    })

    it('returns one reference for one key', async () => {
      const key = crypto.randomUUID()
      const first = await run(under.send({}, { key }))
      const again = await run(under.send({}, { key }))
      expect(again.reference).toBe(first.reference)
      expect((await newest()).reference).toBe(first.reference)
    })

    it('[K13] returns a fresh code for each time that a form is sent', async () => {
      const key = crypto.randomUUID()
      const first = await run(under.send({}, { key }))
      const again = await run(under.send({}, { key }))
      for (const { code } of [first, again]) expect(code).toMatch(/^(\w{4}-){3}\w{4}$/u)
      expect(again.code).not.toBe(first.code)
    })

    it('stores concurrent mails and refuses only the invalid ones', async () => {
      const names = Array.from({ length: 40 }, (_, at) => (at % 10 === 3 ? '' : `Sender ${at}`))
      const outcomes = await Promise.allSettled(names.map((firstName) => run(under.send({ firstName }))))
      expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(names.map((name) => name !== ''))
      const storedNames = (await all()).map(({ firstName }) => firstName)
      expect(storedNames.toSorted()).toEqual(names.filter((name) => name !== '').toSorted())
    })
  })

  mailsNarrowing(under)
  mailsSpam(under)

  describe('the inbox', () => {
    it('is newest first and has pages', async () => {
      for (const firstName of ['One', 'Two', 'Three', 'Four', 'Five']) {
        await run(under.send({ firstName }))
        await run(Effect.sleep('2 millis'))
      }
      const names = (page: Page<Received>) => page.items.map(({ firstName }) => firstName)
      const first = await run(under.mails.list({ size: 2 }))
      const second = await run(under.mails.list({ size: 2, after: first.next ?? '' }))
      const last = await run(under.mails.list({ size: 2, before: 'end' }))
      expect([first, second, last].map(names)).toEqual([
        ['Five', 'Four'],
        ['Three', 'Two'],
        ['Two', 'One'],
      ])
      expect([first.total, first.previous, last.next]).toEqual([5, undefined, undefined])
      expect(names(await run(under.mails.list({ sort: 'createdAt', size: 2 })))).toEqual(['One', 'Two'])
    })

    it('is searched by name, email and message', async () => {
      await run(under.send({ firstName: 'Zoë', email: 'zoe@harbour.example', message: 'حول المشروع' }))
      await run(under.send({ firstName: 'Omar' }))
      for (const search of ['zoe', 'harbour.ex', 'المشروع', 'zo']) {
        const { items, total } = await run(under.mails.list({ search }))
        expect([items.map(({ firstName }) => firstName), total]).toEqual([['Zoë'], 1])
      }
    })

    it('returns a mail by its id, also spam, or fails if it is gone', async () => {
      await run(under.send({ firstName: 'Trap' }, { decoy: 'filled in' }))
      for (const firstName of ['One', 'Two']) await run(under.send({ firstName }))
      const [two, one, trap] = await all()
      for (const mail of [one, trap, two]) expect(await run(under.mails.get(mail?.id ?? ''))).toEqual(mail)
      await run(under.mails.remove(one?.id ?? ''))
      for (const id of [one?.id ?? '', '0', 'nonsense'])
        expect(await failureOf(under.mails.get(id))).toMatchObject({
          _tag: 'ItemNotFound',
        })
    })

    it('refuses unsupported queries', async () => {
      for (const query of [{ sort: 'nonsense' }, { size: 0 }, { after: 'nonsense' }]) {
        expect(await failureOf(under.mails.list(query))).toMatchObject({ _tag: 'QueryRefused' })
      }
    })
  })

  describe('handling', () => {
    it('changes only status and note', async () => {
      await run(under.send({ firstName: 'Handled' }))
      const mail = await newest()
      const read = await run(under.mails.change(mail.id, { status: 'read' }))
      expect(read).toEqual({ ...mail, status: 'read', version: 2, updatedAt: expect.any(String) })
      const noted = await run(under.mails.change(mail.id, { note: 'Call back', version: 2 }))
      expect(noted).toEqual({ ...read, note: 'Call back', version: 3, updatedAt: expect.any(String) })
      expect(await newest()).toEqual(noted)
    })

    it('counts unread mails', async () => {
      expect(await run(under.mails.unread)).toBe(0)
      for (const firstName of ['One', 'Two', 'Three']) await run(under.send({ firstName }))
      await run(under.send({ firstName: 'Bot' }, { decoy: 'filled in' }))
      expect(await run(under.mails.unread)).toBe(3)
      const [, three, two] = await all()
      await run(under.mails.change(three?.id ?? '', { status: 'read' }))
      expect(await run(under.mails.unread)).toBe(2)
      await run(under.mails.remove(two?.id ?? ''))
      expect(await run(under.mails.unread)).toBe(1)
      await run(under.mails.change(three?.id ?? '', { status: 'new' }))
      expect(await run(under.mails.unread)).toBe(2)
    })

    it('refuses the second change of the same version', async () => {
      await run(under.send({}))
      const { id, version } = await newest()
      const current = await run(under.mails.change(id, { status: 'answered', version }))
      expect(await failureOf(under.mails.change(id, { status: 'spam', version }))).toMatchObject({
        _tag: 'ItemChanged',
        current,
      })
      expect(await newest()).toEqual(current)
    })

    it('refuses an unknown status and a note that is too long', async () => {
      await run(under.send({}))
      const mail = await newest()
      // A caller may send this despite the types.
      const unknown = { status: 'lost' } as unknown as HandlingChange
      expect(await failureOf(under.mails.change(mail.id, unknown))).toMatchObject({
        _tag: 'InputRefused',
        fields: { status: expect.any(String) },
      })
      expect(await failureOf(under.mails.change(mail.id, { note: 'x'.repeat(5_001) }))).toMatchObject({
        _tag: 'InputRefused',
        fields: { note: expect.any(String) },
      })
      expect(await newest()).toEqual(mail)
    })

    it('removes once and reuses no id', async () => {
      await run(under.send({}))
      const { id } = await newest()
      await run(under.mails.remove(id))
      expect(await failureOf(under.mails.remove(id))).toMatchObject({
        _tag: 'ItemNotFound',
      })
      expect(await failureOf(under.mails.change(id, { note: 'late' }))).toMatchObject({
        _tag: 'ItemNotFound',
      })
      await run(under.send({}))
      expect(Number((await newest()).id)).toBeGreaterThan(Number(id))
    })
  })
}
