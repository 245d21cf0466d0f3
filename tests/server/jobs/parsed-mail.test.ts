import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { parsedHead, parsedMail } from '#adapters/imap/parsed-mail.ts'
import { composed } from '../support/mail/inbound-office.ts'

const head = { messageId: '<1@visitor.example>', from: 'maryam@example.com', subject: 'Hello', headers: [] }

const sourceOf = (body: string, type = 'text/plain') =>
  Buffer.from(`From: maryam@example.com\r\nContent-Type: ${type}\r\n\r\n${body}`)

const mixed = (html: string) =>
  sourceOf(
    `--x\r\nContent-Type: text/plain\r\n\r\nHello\r\n--x\r\nContent-Type: text/html\r\n\r\n${html}\r\n--x--`,
    'multipart/mixed; boundary=x',
  )

test('[K17] parses text and files, without pictures of the HTML', async () => {
  const attachments = [
    { filename: 'plan.pdf', content: Buffer.from('%PDF-') },
    { filename: 'logo.png', content: Buffer.from('PNG'), cid: 'logo' },
  ]
  const source = await composed({ subject: 'Hello', text: 'Word', html: '<img src="cid:logo">', attachments })
  expect(await parsedMail(head, source)).toMatchObject({
    ...head,
    text: expect.stringContaining('Word'),
    html: expect.stringContaining('<img'),
    files: [{ name: 'plan.pdf', bytes: new Uint8Array(Buffer.from('%PDF-')) }],
  })
})

// Seen failing with the parser in this thread.
test('[K17] gives up a mail that takes minutes, and stops nothing meanwhile', async () => {
  const begun = performance.now()
  const hostile = parsedMail(head, mixed('<a href="'.repeat(200_000)), 2_000)
  await pause(10)
  expect(performance.now() - begun).toBeLessThan(1_000)
  expect(await hostile).toBeUndefined()
})

test('[K17] headers beyond those of people are not parsed', async () => {
  expect(await parsedHead(Buffer.from(`From: ${'a@b.example,'.repeat(10_000)}\r\n\r\n`))).toBeUndefined()
})
