import { describe, expect, it } from 'vitest'
import type { MailsUnderTest } from './mails-under-test.ts'
import { run } from '../support/started.ts'

/** Which mails are stored as spam, and why. */
export const mailsSpam = (under: MailsUnderTest) => {
  const newest = async () => (await run(under.mails.list())).items[0]
  const text = 'We bring every website to the first page, guaranteed.'

  describe('spam', () => {
    it('is a mail with the decoy filled in; it gets a normal receipt', async () => {
      const { reference } = await run(under.send({}, { decoy: 'https://spam.example', took: 60_000 }))
      expect(await newest()).toMatchObject({ reference, status: 'spam', spamReasons: ['decoy'] })
    })

    it('needs several signals; a single one is not enough', async () => {
      const message = 'https://a.example https://b.example https://c.example'
      await run(under.send({ message }, { took: 60_000 }))
      expect(await newest()).toMatchObject({ status: 'new', spamReasons: [] })
      await run(under.send({ message: 'Hello' }, { took: 500 }))
      expect(await newest()).toMatchObject({ status: 'new', spamReasons: [] })
      await run(under.send({ message }, { took: 500 }))
      expect(await newest()).toMatchObject({ status: 'spam', spamReasons: ['links', 'quick'] })
    })

    it('is a text that three others have sent, in any notation', async () => {
      const statuses: Array<string | undefined> = []
      for (const [at, message] of [text, text.toUpperCase(), ` ${text}\n`, text].entries()) {
        await run(under.send({ message, email: `sender${at}@example.com` }, { took: 60_000 }))
        statuses.push((await newest())?.status)
      }
      expect(statuses).toEqual(['new', 'new', 'new', 'spam'])
      expect(await newest()).toMatchObject({ spamReasons: ['repeated'] })
    })

    it('is neither a text that one person repeats nor a short text of many', async () => {
      for (const email of ['A@example.com', 'a@example.com', ' a@example.com', 'a@EXAMPLE.com'])
        await run(under.send({ message: text, email }, { took: 60_000 }))
      for (const name of ['a', 'b', 'c', 'd', 'e'])
        await run(under.send({ message: 'Please call me.', email: `${name}@example.com` }, { took: 60_000 }))
      expect((await run(under.mails.list({ status: 'spam' }))).total).toBe(0)
    })

    it('keeps its reasons when staff mark it as no spam', async () => {
      await run(under.send({}, { decoy: 'x', took: 60_000 }))
      const { id = '' } = (await newest()) ?? {}
      const cleared = await run(under.mails.change(id, { status: 'new' }))
      expect(cleared).toMatchObject({ status: 'new', spamReasons: ['decoy'] })
      expect(await newest()).toEqual(cleared)
      expect(await run(under.mails.unread)).toBe(1)
    })
  })
}
