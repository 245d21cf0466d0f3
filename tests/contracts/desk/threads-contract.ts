import { Context, Effect, Layer } from 'effect'
import { describe, expect, it } from 'vitest'
import type { NewMessage } from '#domain/desk/thread.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { Threads } from '#ports/staff/desk/threads.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { enquiry } from '../inbox/enquiries-contract.ts'
import { failureOf, run, startedFor, type Start } from '../support/started.ts'

/** `Threads` with the inbox whose mails they are about. */
export class ThreadStores extends Context.Service<
  ThreadStores,
  { readonly threads: Threads['Service']; readonly enquiries: Enquiries['Service'] }
>()('sahilan/tests/ThreadStores') {
  static readonly layer = Layer.effect(ThreadStores, Effect.all({ threads: Threads, enquiries: Enquiries }))
}

const answer: NewMessage = { direction: 'out', text: 'Dear Aisha', language: 'en', after: '0' }

/** Contract of `Threads`. A mail server is configured, and the person who asks has this name. */
export const threadsContract = (
  label: string,
  start: Start<ThreadStores['Service']>,
  person: { readonly id: string; readonly name: string },
): void => {
  describe(`${label}: threads`, () => {
    const under = startedFor('each', start)
    const asPerson = <A, E>(work: Effect.Effect<A, E>) =>
      Effect.provideService(work, OnBehalfOf, { ...person, address: '' })
    const received = async (changes: Partial<typeof enquiry> = {}) => {
      await run(under().enquiries.send({ ...enquiry, ...changes }))
      const [mail] = (await run(under().enquiries.list({ size: 1 }))).items
      return mail?.id ?? ''
    }
    const add = (id: string, message: Partial<NewMessage> = {}, key?: string) =>
      asPerson(under().threads.add('enquiries', id, { ...answer, ...message }, key))
    const thread = (id: string) => run(under().threads.of('enquiries', id))

    it('are empty at first, and gone without their mail', async () => {
      expect(await thread(await received())).toMatchObject({ latest: '0', canAnswer: true, messages: [] })
      expect((await failureOf(under().threads.of('enquiries', '77')))._tag).toBe('ItemNotFound')
      expect((await failureOf(under().threads.of('profiles', '1')))._tag).toBe('ItemNotFound')
    })

    it('[K1] hold an answer that waits, and mark the mail as answered', async () => {
      const id = await received()
      const { version } = await run(under().enquiries.get(id))
      const sent = await run(add(id))
      expect(sent).toEqual({
        id: expect.stringMatching(/^[1-9]\d*$/u),
        direction: 'out',
        author: person.name,
        language: 'en',
        text: 'Dear Aisha',
        at: expect.stringMatching(/^\d{4}-.*Z$/u),
        delivery: {
          state: 'waiting',
          at: expect.any(String),
          tries: expect.any(Number),
          reason: expect.any(String),
        },
      })
      expect(await thread(id)).toMatchObject({ latest: sent.id, messages: [{ id: sent.id }] })
      expect(await run(under().enquiries.get(id))).toMatchObject({ status: 'answered', version: version + 1 })
    })

    it('[K3] refuse a second answer with the first one, and take it once it was seen', async () => {
      const id = await received()
      const first = await run(add(id))
      const conflict = await failureOf(add(id, { text: 'Mine' }))
      expect(conflict).toMatchObject({
        _tag: 'ItemChanged',
        message: `${person.name} answered in the meantime.`,
        current: { latest: first.id, messages: [{ id: first.id, text: 'Dear Aisha' }] },
      })
      expect((await thread(id)).messages).toHaveLength(1)
      const note = await run(add(id, { direction: 'note', text: 'Mine' }))
      await run(add(id, { text: 'Mine as well', after: first.id }))
      expect((await thread(id)).messages.map(({ text }) => text)).toEqual([
        'Dear Aisha',
        'Mine',
        'Mine as well',
      ])
      expect(note).toMatchObject({ direction: 'note', language: '' })
      expect(note).not.toHaveProperty('delivery')
    })

    it('leave status and version alone for a note', async () => {
      const id = await received()
      const before = await run(under().enquiries.get(id))
      await run(add(id, { direction: 'note', text: 'Staff only' }))
      expect(await run(under().enquiries.get(id))).toEqual(before)
    })

    it('store one message for one key', async () => {
      const id = await received()
      const key = crypto.randomUUID()
      const first = await run(add(id, {}, key))
      expect((await run(add(id, {}, key))).id).toBe(first.id)
      expect((await thread(id)).messages).toHaveLength(1)
    })

    it('[K1] refuse what cannot be sent', async () => {
      const id = await received({ email: 'a,b@example.com' })
      expect(await failureOf(add(id, { text: 'On {{?which day}}' }))).toMatchObject({
        _tag: 'InputRefused',
        fields: {
          direction: 'No mail can be sent to this address.',
          text: 'Fill in every blank before you send this.',
        },
      })
      const spam = await received()
      await run(under().enquiries.change(spam, { status: 'spam' }))
      expect(await thread(spam)).toMatchObject({ canAnswer: false })
      expect((await failureOf(add(spam)))._tag).toBe('InputRefused')
      expect(await thread(spam)).toMatchObject({ messages: [] })
    })

    it('[K3] say until when a person writes', async () => {
      const id = await received()
      const before = Date.now()
      const until = await run(asPerson(under().threads.write('enquiries', id)))
      expect(Date.parse(until) - before).toBeGreaterThan(55_000)
      expect(Date.parse(until) - before).toBeLessThan(65_000)
      await run(asPerson(under().threads.stopWriting('enquiries', id)))
      expect((await failureOf(under().threads.write('enquiries', '77')))._tag).toBe('ItemNotFound')
    })

    it('[K10] two enquiries of one person are merged, and separated again', async () => {
      const email = `${crypto.randomUUID()}@mail.example`
      const [id, other] = [
        await received({ email }),
        await received({ email: email.toUpperCase(), message: 'More' }),
      ]
      const first = await run(add(id))
      const note = await run(add(other, { direction: 'note', text: 'About the other' }))
      const { enquiries } = under()
      const before = [await run(enquiries.get(id)), await run(enquiries.get(other))] as const
      const { total } = await run(enquiries.list({ status: 'any' }))
      const unread = await run(enquiries.unread)

      const stays = await run(asPerson(enquiries.merge(id, other)))
      expect(stays).toMatchObject({ id, status: 'new', version: before[0].version + 1 })
      expect(await thread(id)).toMatchObject({
        latest: note.id,
        messages: [{ id: first.id }, { id: note.id }],
        merged: [{ id: other, reference: before[1].reference, message: 'More', canSeparate: true }],
      })
      expect(await run(enquiries.get(other))).toEqual(stays)
      expect((await run(enquiries.list({ status: 'any' }))).total).toBe((total ?? 0) - 1)
      expect(await run(enquiries.unread)).toBe(unread)

      const conflict = await failureOf(asPerson(add(id, { text: 'Too late' })))
      expect(conflict).toMatchObject({ _tag: 'ItemChanged', current: await thread(id) })

      const separate = (versions: object) => asPerson(enquiries.separate(id, other, versions))
      const { version } = await run(enquiries.get(id))
      for (const seen of [{ version: version - 1 }, { version, otherVersion: 7 }])
        expect(await failureOf(separate(seen))).toMatchObject({ _tag: 'ItemChanged', current: { id } })
      const separated = await run(separate({ version, otherVersion: before[1].version }))
      expect(separated).toMatchObject({ id, status: 'answered' })
      expect(await run(enquiries.get(other))).toMatchObject({
        status: 'new',
        message: 'More',
        reference: before[1].reference,
      })
      expect((await thread(id)).messages).toMatchObject([{ id: first.id }])
      expect(await thread(id)).not.toHaveProperty('merged')
      expect((await thread(other)).messages).toMatchObject([{ id: note.id }])
      expect(await run(enquiries.unread)).toBe(unread)
    })

    it('[K10] the enquiry that stays is as it was once all are separated, in any order', async () => {
      const { enquiries } = under()
      const email = `${crypto.randomUUID()}@mail.example`
      const others = [await received({ email }), await received({ email })]
      const id = await received({ email })
      await run(add(id))
      for (const order of [others, others.toReversed()]) {
        for (const other of others) await run(asPerson(enquiries.merge(id, other)))
        const statuses: Array<string> = []
        for (const other of order) statuses.push((await run(asPerson(enquiries.separate(id, other)))).status)
        expect(statuses).toEqual(['new', 'answered'])
      }
    })

    it('[K10] the enquiry that stays is found by the texts of a merged one', async () => {
      const { enquiries } = under()
      const email = `${crypto.randomUUID()}@mail.example`
      const id = await received({ email })
      const other = await received({ email, message: 'Quizzical walruses' })
      const { reference } = await run(enquiries.get(other))
      const found = async (search: string) =>
        (await run(enquiries.list({ search }))).items.map((mail) => mail.id)
      await run(asPerson(enquiries.merge(id, other)))
      expect([await found(reference), await found('quizzical walruses')]).toEqual([[id], [id]])
      await run(asPerson(enquiries.separate(id, other)))
      expect([await found(reference), await found('quizzical walruses')]).toEqual([[other], [other]])
    })

    it('[K10] spam, other persons and enquiries that hold merged ones are not merged', async () => {
      const { enquiries } = under()
      const merge = (id: string, other: string, versions = {}) =>
        failureOf(asPerson(enquiries.merge(id, other, versions)))
      const email = `${crypto.randomUUID()}@mail.example`
      const [one, two, three] = [
        await received({ email }),
        await received({ email }),
        await received({ email }),
      ]
      const refused = { _tag: 'InputRefused', fields: { other: expect.any(String) } }
      expect(await merge(one, one)).toMatchObject(refused)
      expect(await merge(one, await received({ email: 'else@mail.example' }))).toMatchObject(refused)
      expect(await merge(one, two, { otherVersion: 7 })).toMatchObject({ _tag: 'ItemChanged' })
      expect(await merge(one, two, { version: 7 })).toMatchObject({ _tag: 'ItemChanged' })
      await run(asPerson(enquiries.merge(two, three)))
      expect(await merge(one, two)).toMatchObject(refused)
      await run(enquiries.change(one, { status: 'spam' }))
      expect(await merge(two, one)).toMatchObject(refused)
      expect(await failureOf(asPerson(enquiries.separate(two, one)))).toMatchObject({ _tag: 'ItemNotFound' })
    })

    it('send no answer again to spam', async () => {
      const id = await received()
      const sent = await run(add(id))
      await run(under().enquiries.change(id, { status: 'spam' }))
      expect(await failureOf(under().threads.sendAgain('enquiries', id, sent.id))).toMatchObject({
        _tag: 'InputRefused',
        fields: { direction: expect.stringMatching(/^This is spam/) },
      })
    })

    it('send only parked answers again', async () => {
      const id = await received()
      const sent = await run(add(id))
      expect((await run(asPerson(under().threads.sendAgain('enquiries', id, sent.id)))).id).toBe(sent.id)
      expect((await failureOf(under().threads.sendAgain('enquiries', id, '99')))._tag).toBe('ItemNotFound')
    })
  })
}
