import { describe, expect, it } from 'vitest'
import { attachmentName, pictureKindOf } from '#domain/mail/inbound/attachment.ts'
import {
  isNeverStored,
  joinedThread,
  threadKeysOf,
  type InboundEmail,
} from '#domain/mail/inbound/inbound-email.ts'

const token = '0123456789abcdef0123456789abcdef'
const other = 'fedcba9876543210fedcba9876543210'

const mail = (headers: Readonly<Record<string, string>>, more: Partial<InboundEmail> = {}): InboundEmail => ({
  messageId: '<a@visitor.example>',
  from: 'maryam@example.com',
  subject: '',
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  text: '',
  html: '',
  files: [],
  ...more,
})

describe('a mail in the mailbox', () => {
  it('[K17] is never stored if it is automatic, from a list, bounced or our own', () => {
    const own = ['site@sahilan.example', 'replies@sahilan.example']
    const cases: ReadonlyArray<[InboundEmail, boolean]> = [
      [mail({}), false],
      [mail({ 'auto-submitted': 'no' }), false],
      [mail({ 'auto-submitted': ' No (typed by hand) ; x=y' }), false],
      [mail({ 'auto-submitted': 'auto-replied' }), true],
      [mail({ 'auto-submitted': 'auto-generated; type=vacation' }), true],
      [mail({ precedence: 'bulk' }), true],
      [mail({ precedence: 'Junk' }), true],
      [mail({ precedence: 'list' }), true],
      [mail({ precedence: 'first-class' }), false],
      [mail({ 'list-id': '<news.example.com>' }), true],
      [mail({ 'return-path': '<>' }), true],
      [mail({ 'return-path': '<maryam@example.com>' }), false],
      [mail({}, { from: 'Site@Sahilan.example' }), true],
      [mail({}, { from: 'replies@sahilan.example' }), true],
      [mail({}, { from: '' }), true],
      [mail({ constructor: 'x' }), false],
    ]
    expect(cases.map(([each]) => [each, isNeverStored(each, own)])).toEqual(cases)
  })

  it('[K17] is judged at once, whatever its headers are', () => {
    const hostile = ['a' + ' '.repeat(200_000) + 'b', '('.repeat(200_000), ';'.repeat(200_000)]
    const begun = performance.now()
    for (const value of hostile)
      for (const key of ['x', 'precedence']) expect(isNeverStored(mail({ [key]: value }), [])).toBe(false)
    expect(performance.now() - begun).toBeLessThan(1_000)
  })

  it('[K17] names the mails that it answers, and references in its subject', () => {
    const headers = {
      references: `<x@visitor.example> <${other}@sahilan.example>\t<${token.toUpperCase()}@sahilan.example>`,
      'in-reply-to': `<${token}@sahilan.example>`,
    }
    expect(threadKeysOf(mail(headers, { subject: 'RE: Your enquiry [b7km4qxd], PLEASE ANSWERED' }))).toEqual({
      tokens: [token, other],
      references: ['B7KM4QXD'],
    })
    expect(threadKeysOf(mail({}))).toEqual({ tokens: [], references: [] })
  })

  it('[K17] joins a thread by token, else by reference if its person has sent it', () => {
    const first = { token, reference: 'B7KM4QXD', email: 'maryam@example.com' }
    const second = { token: other, reference: 'C7KM4QXD', email: 'Yusuf@example.com' }
    const found = [first, second]
    const joined = (from: string, tokens: ReadonlyArray<string>, references: ReadonlyArray<string>) =>
      joinedThread({ from }, { tokens, references }, found)?.reference
    expect([
      joined('maryam@example.com', [token], []),
      joined('a-colleague@example.com', [token], []),
      joined('maryam@example.com', ['unknown', other, token], []),
      joined('yusuf@EXAMPLE.com', [], ['B7KM4QXD', 'C7KM4QXD']),
      joined('yusuf@example.com', [token], ['C7KM4QXD']),
      joined('stranger@example.com', [], ['B7KM4QXD']),
      joined('maryam@example.com', [], []),
    ]).toEqual(['B7KM4QXD', 'B7KM4QXD', 'C7KM4QXD', 'C7KM4QXD', 'B7KM4QXD', undefined, undefined])
  })
})

describe('a file of a mail', () => {
  it('[K17] is a picture by its first bytes', () => {
    const heads = [
      '\xff\xd8\xff\xe0',
      '\x89PNG\r\n',
      'GIF89a',
      'RIFF\x01\x02\n\x04WEBPVP8',
      '\0\0\0\x1cftypavif',
    ]
    const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    expect([...heads, '%PDF-1.7', '<svg/>', ''].map((head) => pictureKindOf(bytes(head))?.type)).toEqual([
      'image/jpeg',
      'image/png',
      'image/gif',
      'image/webp',
      'image/avif',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('[K17] has a plain name with the ending of its kind', () => {
    const endings = ['.jpg', '.jpeg']
    expect(
      ['a.JPEG', 'a.exe', '../../etc/a.jpg', 'line\r\nbreak.jpg', '', 'ملف.jpg'].map((name) =>
        attachmentName(name, endings),
      ),
    ).toEqual(['a.JPEG', 'a.exe.jpg', '.._.._etc_a.jpg', 'line break.jpg', 'file.jpg', 'ملف.jpg'])
  })
})
