import { Context, Effect, Layer } from 'effect'
import { describe, expect, it } from 'vitest'
import type { InboundEmail } from '#domain/mail/inbound/inbound-email.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { InboundMails, type CheckedFile } from '#ports/server/mail/inbound-mails.ts'
import { LetterQueue } from '#ports/server/mail/letter-queue.ts'
import { PersonalExports } from '#ports/server/personal-exports.ts'
import { Resumes } from '#ports/server/files/resumes.ts'
import { PersonalData } from '#ports/staff/personal-data.ts'
import { Threads } from '#ports/staff/desk/threads.ts'
import { Trash } from '#ports/content/trash.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { enquiry } from '../inbox/enquiries-contract.ts'
import { failureOf, run, startedFor, type Start } from '../support/started.ts'

const ports = {
  inbound: InboundMails,
  enquiries: Enquiries,
  threads: Threads,
  queue: LetterQueue,
  resumes: Resumes,
  blobs: Blobs,
  trash: Trash,
  personalData: PersonalData,
  personalExports: PersonalExports,
} as const

/** `InboundMails` with the inbox that it adds to. */
export class InboundStores extends Context.Service<
  InboundStores,
  { readonly [Name in keyof typeof ports]: Context.Service.Shape<(typeof ports)[Name]> }
>()('sahilan/tests/InboundStores') {
  static readonly layer = Layer.effect(InboundStores, Effect.all(ports))
}

/** The first of the addresses that the store sends from and is answered at. */
export const ownAddress = 'replies@sahilan.example'

const email = 'aisha@example.com'

/** Contract of `InboundMails`. A mail server is configured; visitors get receipts, and staff notices. */
export const inboundMailsContract = (label: string, start: Start<InboundStores['Service']>): void => {
  describe(`${label}: inbound mails`, () => {
    const under = startedFor('each', start)
    let sent = 0

    const received = async (changes: Partial<typeof enquiry> = {}) => {
      await run(under().enquiries.send({ ...enquiry, email, ...changes }))
      const [mail] = (await run(under().enquiries.list({ size: 1 }))).items
      return { id: mail?.id ?? '', reference: mail?.reference ?? '' }
    }
    const mailOf = (more: Partial<InboundEmail> = {}, headers: Readonly<Record<string, string>> = {}) => {
      sent += 1
      return {
        messageId: `<${sent}@visitor.example>`,
        from: email,
        subject: 'Re: hello',
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
        text: `Word ${sent}`,
        html: '',
        files: [],
        ...more,
      } satisfies InboundEmail
    }
    const store = (mail: InboundEmail, files: ReadonlyArray<CheckedFile> = []) =>
      run(under().inbound.store(mail, files))
    const thread = async (id: string) => (await run(under().threads.of('enquiries', id))).messages
    const asStaff = <A, E>(work: Effect.Effect<A, E>) =>
      run(Effect.provideService(work, OnBehalfOf, { id: '1', name: 'Noor', address: '' }))
    const answer = (id: string, after = '0') =>
      asStaff(
        under().threads.add('enquiries', id, { direction: 'out', text: 'Dear Aisha', language: 'en', after }),
      )
    /** The tokens of the mails that wait, by whom they are for. */
    const waiting = async () => {
      const tokens: Array<readonly [string, string]> = []
      for (;;) {
        const claimed = await run(under().queue.claim('1 minute'))
        if (claimed === undefined) return new Map(tokens)
        tokens.push([claimed.recipient, claimed.token])
      }
    }
    const file = (name: string, content?: string): CheckedFile => {
      const bytes = new TextEncoder().encode(content ?? '')
      return {
        name,
        size: bytes.length,
        content: content === undefined ? undefined : { ending: '.pdf', bytes },
      }
    }
    const stored = () => run(under().blobs.list(''))

    it('[K17] join a thread by the token of a receipt or answer, not of a notice', async () => {
      const { id } = await received()
      await answer(id)
      const tokens = await waiting()
      const replyTo = (recipient: string, more: Partial<InboundEmail> = {}) =>
        mailOf(more, { 'in-reply-to': `<${tokens.get(recipient)}@sahilan.example>` })
      expect(await store(replyTo('visitor'))).toBe('stored')
      expect(await store(replyTo('answer', { from: 'Colleague@example.com' }))).toBe('stored')
      expect(await store(replyTo('staff'))).toBe('left')
      expect((await thread(id)).slice(1)).toMatchObject([
        { direction: 'in', author: '', text: `Word ${sent - 2}`, sender: email },
        { direction: 'in', author: '', text: `Word ${sent - 1}`, sender: 'colleague@example.com' },
      ])
    })

    it('[K17] join a thread by its reference only from the address of its person', async () => {
      const { id, reference } = await received()
      const other = await received({ email: 'other@example.com' })
      const cases = [
        [mailOf({ subject: `Re: Your enquiry ${reference.toLowerCase()}` }), 'stored'],
        [mailOf({ subject: `Re: ${reference}`, from: 'stranger@example.com' }), 'left'],
        [mailOf({ subject: `Re: ${other.reference}` }), 'left'],
        [mailOf({ subject: 'Hello' }), 'left'],
        [mailOf({ subject: reference }, { 'auto-submitted': 'auto-replied' }), 'left'],
        [mailOf({ subject: reference, from: ownAddress }), 'left'],
      ] as const
      const outcomes = []
      for (const [mail] of cases)
        outcomes.push([mail, await run(under().inbound.outcome(mail)), await store(mail)])
      expect(outcomes).toEqual(cases.map(([mail, outcome]) => [mail, outcome, outcome]))
      expect(await store(mailOf({ subject: reference, text: ' ' }))).toBe('left')
      expect(await thread(id)).toHaveLength(1)
    })

    it('[K17] are stored once, also by two processes at once', async () => {
      const { id, reference } = await received()
      const mail = mailOf({ subject: reference })
      const outcomes = await Promise.all([
        store(mail, [file('a.pdf', 'a')]),
        store(mail, [file('a.pdf', 'a')]),
      ])
      expect(outcomes.toSorted()).toEqual(['known', 'stored'])
      expect(await run(under().inbound.outcome(mail))).toBe('known')
      expect([(await thread(id)).length, (await stored()).length]).toEqual([1, 1])
    })

    it('[K17] are left after ten of one sender a day', async () => {
      const { id, reference } = await received()
      const outcomes = []
      for (let count = 0; count < 11; count += 1) outcomes.push(await store(mailOf({ subject: reference })))
      expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 'stored'), 'left'])
      expect(await thread(id)).toHaveLength(10)
    })

    it('[K17] are left after twenty to a thread a day, from any address', async () => {
      const { id } = await received()
      const other = await received()
      await answer(id)
      const tokens = await waiting()
      const reply = (count: number) =>
        mailOf(
          { from: `${count}@example.com` },
          { 'in-reply-to': `<${tokens.get('answer')}@sahilan.example>` },
        )
      const outcomes = []
      for (let count = 0; count < 21; count += 1) outcomes.push(await store(reply(count)))
      expect(outcomes).toEqual([...Array.from({ length: 20 }, () => 'stored'), 'left'])
      expect(await store(mailOf({ subject: other.reference }))).toBe('stored')
    })

    it('[K17] open the mail again and notify staff, unless they are spam', async () => {
      const { id, reference } = await received()
      await answer(id)
      await waiting()
      const subject = `Re: ${reference}`
      const links = Array.from({ length: 3 }, (_, at) => `https://${at}.example`).join(' ')
      const spam = `${'BUY NOW '.repeat(10)} ${links}`.toUpperCase().replaceAll('HTTPS', 'https')
      expect(await store(mailOf({ subject, text: spam }))).toBe('stored')
      expect(await run(under().enquiries.get(id))).toMatchObject({ status: 'answered' })
      expect([...(await waiting()).keys()]).toEqual([])
      await store(mailOf({ subject }))
      expect(await run(under().enquiries.get(id))).toMatchObject({ status: 'new', dueAt: expect.any(String) })
      expect([...(await waiting()).keys()]).toEqual(['staff'])
      expect(await thread(id)).toMatchObject([{}, { spamReasons: ['links', 'shouted'] }, { direction: 'in' }])
    })

    it('[K17] keep their files, which only their message opens', async () => {
      const { id, reference } = await received()
      const other = await received()
      await store(
        mailOf({ subject: reference, text: '', files: [{ name: 'x', bytes: new Uint8Array(1) }] }),
        [file('big.zip'), file('plan.pdf', '%PDF-')],
      )
      const [message] = await thread(id)
      expect(message).toMatchObject({
        text: '',
        attachments: [
          { name: 'big.zip', size: 0, isStored: false },
          { name: 'plan.pdf', size: 5, isStored: true },
        ],
      })
      const messageId = message?.id ?? ''
      const ref = { kind: 'enquiries', mailId: id, messageId, index: 1 } as const
      const attachment = (changes: object = {}) => under().resumes.attachment({ ...ref, ...changes })
      expect(await run(attachment())).toMatchObject({ name: 'plan.pdf', type: 'application/pdf' })
      const wrong = [
        { index: 0 },
        { index: 2 },
        { mailId: other.id },
        { kind: 'profiles' },
        { messageId: '99' },
      ]
      for (const changes of wrong) expect((await failureOf(attachment(changes)))._tag).toBe('ItemNotFound')
      expect(await stored()).toEqual([expect.stringMatching(/^resumes\/[0-9a-f]{32}\.pdf$/)])
    })

    it('[K17] are trashed, restored and erased with their mail', async () => {
      const { id, reference } = await received()
      await store(mailOf({ subject: reference }), [file('plan.pdf', '%PDF-')])
      const before = await thread(id)
      const ref = { subject: 'enquiry', itemId: id } as const
      const next = mailOf({ subject: reference })
      await asStaff(under().enquiries.remove(id))
      expect([await run(under().inbound.outcome(next)), await store(next)]).toEqual(['later', 'later'])
      expect(await stored()).toHaveLength(1)
      await asStaff(under().trash.restore(ref))
      expect(await thread(id)).toEqual(before)
      await asStaff(under().enquiries.remove(id))
      await asStaff(under().trash.erase(ref))
      expect(await run(under().inbound.outcome(next))).toBe('left')
      expect(await stored()).toEqual([])
    })

    it('[K17] are exported and erased with the data of their person', async () => {
      const { reference } = await received()
      const trashed = await received()
      await store(mailOf({ subject: reference }), [file('plan 1.pdf', 'one'), file('big.zip')])
      await store(mailOf({ subject: trashed.reference }), [file('plan 2.pdf', 'two')])
      await asStaff(under().enquiries.remove(trashed.id))
      const { data, files } = await asStaff(under().personalExports.collect(email))
      expect(files.map(({ name }) => name)).toEqual([
        'attachments/1-1-plan_1.pdf',
        'attachments/2-1-plan_2.pdf',
      ])
      expect(data).toMatchObject({
        enquiries: [
          { messages: [{ sender: email, attachments: [{ name: 'plan 1.pdf' }, { name: 'big.zip' }] }] },
        ],
        trash: [{ messages: [{ sender: email, attachments: [{ name: 'plan 2.pdf' }] }] }],
      })
      expect(await asStaff(under().personalData.erase(email))).toMatchObject({ files: 2 })
      expect(await stored()).toEqual([])
    })
  })
}
