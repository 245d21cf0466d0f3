import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SmtpMailer } from '#adapters/smtp/smtp-mailer.ts'
import { Mailer, type Letter } from '#ports/server/mail/mailer.ts'
import { startMailServer, type MailServer } from '#tests/support/mail/mail-server.ts'

let mails: MailServer
beforeAll(async () => {
  mails = await startMailServer()
})
afterAll(() => mails.stop())

const from = { name: 'Sahilan', address: 'site@sahilan.example' }
const send = (letter: Partial<Letter>) =>
  Effect.runPromise(
    Effect.provide(
      Mailer.use((mailer) =>
        mailer.send({ to: 'a@example.com', token: 'x', subject: 'x', text: 'x', html: 'x', ...letter }),
      ),
      SmtpMailer({ url: mails.url, from }),
    ),
  )
const sent = (header: string) => mails.received.map(({ headers }) => headers.get(header))

test('[K2] a message has the header Auto-Submitted, unless a person wrote it', async () => {
  await send({ automatic: 'auto-generated' })
  await send({ automatic: 'auto-replied' })
  await send({})
  expect(sent('auto-submitted')).toEqual(['auto-generated', 'auto-replied', undefined])
  expect(sent('in-reply-to').concat(sent('references'))).toEqual(Array.from({ length: 6 }))
})

test('[K2] a message refers to all earlier ones of its thread, and replies to the last', async () => {
  await send({ earlier: ['a', 'b'] })
  expect(sent('in-reply-to').at(-1)).toBe('<b@sahilan.example>')
  expect(sent('references').at(-1)).toBe('<a@sahilan.example> <b@sahilan.example>')
})
