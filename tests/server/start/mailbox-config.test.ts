import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { StartRefused } from '#server/config/start-refused.ts'

test('[K17] reads the mailbox of replies, whose settings belong together', () => {
  const mail = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'Site <site@sahilan.example>' }
  const inbound = { IMAP_URL: 'imaps://u:p@mail.example/INBOX', MAIL_REPLY_TO: 'replies@sahilan.example' }
  expect(readConfig({ ...mail, ...inbound }).mail).toMatchObject({
    inbound: { imapUrl: inbound.IMAP_URL, replyTo: inbound.MAIL_REPLY_TO },
  })
  expect(readConfig(mail).mail).not.toHaveProperty('inbound')
  const refusal = (variables: Readonly<Record<string, string>>) => {
    try {
      return readConfig(variables)
    } catch (cause) {
      return cause instanceof StartRefused ? cause.message : cause
    }
  }
  expect([
    refusal({ ...mail, ...inbound, IMAP_URL: '' }),
    refusal({ ...mail, ...inbound, MAIL_REPLY_TO: '' }),
    refusal(inbound),
    ...['MAIL_FROM', 'ENQUIRY_MAIL_TO', 'PROFILE_MAIL_TO'].map((name) =>
      refusal({ ...mail, ...inbound, [name]: 'Replies@sahilan.example' }),
    ),
  ]).toEqual([
    'IMAP_URL: set it too; without it nobody reads what arrives at MAIL_REPLY_TO.',
    'MAIL_REPLY_TO: set it too; it is the address of the mailbox of IMAP_URL.',
    'SMTP_URL: set it too; without it nothing is mailed.',
    ...[1, 2, 3].map(
      () => 'MAIL_REPLY_TO: use an address of its own, which nothing else is sent to or from.',
    ),
  ])
})
