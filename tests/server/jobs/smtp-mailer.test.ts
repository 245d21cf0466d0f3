import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SmtpMailer } from '#adapters/smtp/smtp-mailer.ts'
import { Mailer } from '#ports/server/mailer.ts'
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts'

let mails: MailServer
beforeAll(async () => {
  mails = await startMailServer()
})
afterAll(() => mails.stop())

test('a message has the header Auto-Submitted', async () => {
  const from = { name: 'Sahilan', address: 'site@sahilan.example' }
  const kinds = ['auto-generated', 'auto-replied', 'no'] as const
  for (const automatic of kinds) {
    const letter = { to: 'a@example.com', token: automatic, automatic, subject: 'x', text: 'x', html: 'x' }
    await Effect.runPromise(
      Effect.provide(
        Mailer.use(({ send }) => send(letter)),
        SmtpMailer({ url: mails.url, from }),
      ),
    )
  }
  expect(mails.received.map(({ headers }) => headers.get('auto-submitted'))).toEqual(kinds)
})
