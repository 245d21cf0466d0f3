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

test('[K17] of the headers of a mail only those that are used are parsed', async () => {
  const source = [
    'Received: by mx.example',
    'Return-Path : <maryam@example.com>',
    `To: ${'a:'.repeat(50)}${'b,'.repeat(20_000)}`,
    'FROM: Maryam\r\n\t<maryam@example.com>',
    'Subject: Merħba',
    'References: <1@visitor.example>\r\n <2@visitor.example>',
    'Message-ID: <3@visitor.example>',
  ].join('\r\n')
  expect(await parsedHead(Buffer.from(`${source}\r\n\r\n`))).toEqual({
    messageId: '<3@visitor.example>',
    from: 'maryam@example.com',
    subject: 'Merħba',
    headers: [
      { key: 'return-path', value: '<maryam@example.com>' },
      { key: 'from', value: 'Maryam\t<maryam@example.com>' },
      { key: 'subject', value: 'Merħba' },
      { key: 'references', value: '<1@visitor.example> <2@visitor.example>' },
      { key: 'message-id', value: '<3@visitor.example>' },
    ],
  })
})

test('[K17] a reply to 100 mails and 200 people is parsed', async () => {
  const name = 'x'.repeat(60)
  const reply = `To: ${`${name}@b.example,`.repeat(200)}\r\nReferences: ${`<${name}@b.example> `.repeat(100)}\r\n`
  expect(await parsedHead(Buffer.from(`From: a@b.example\r\n${reply}\r\n`))).toMatchObject({
    from: 'a@b.example',
  })
})

test('[K17] a sender beyond those of people is not parsed', async () => {
  expect(await parsedHead(Buffer.from(`From: ${'a@b.example,'.repeat(1_700)}\r\n\r\n`))).toBeUndefined()
})
