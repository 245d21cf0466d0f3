import { strFromU8, strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { deflated, docx, emptyBlocks, hostileDocx, settings } from '../support/formats/word-files.ts'
import { addPosition, apply } from '../support/mail/mails.ts'

let server: TestServer
let careerId: string

beforeAll(async () => {
  server = await startServer()
  careerId = await addPosition(server)
})
afterAll(() => server.stop())

const megabyte = 1024 * 1024

const send = (resume: Uint8Array<ArrayBuffer>) => apply(server, careerId, { resume, name: 'cv.docx' })

const inUtf16 = (part: Uint8Array) => Uint8Array.from(Buffer.from(`\uFEFF${strFromU8(part)}`, 'utf16le'))

const relationships = (count: number) => Array.from({ length: count }, (_, index) => `word/${index}.rels`)

test('a Word file with many parts is accepted', async () => {
  const pictures = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [`word/media/${index}.png`, strToU8('x')]),
  )
  expect(await send(docx(pictures))).toMatchObject({ status: 200 })
})

test.each([
  ['parts that share one deflated megabyte', { names: relationships(60), content: deflated(megabyte) }],
  [
    'parts that share stored bytes',
    { names: relationships(100), content: { packed: Buffer.alloc(megabyte), size: 0 } },
  ],
  ['a part of many empty blocks', { names: relationships(1), content: emptyBlocks(50_000) }],
  ['more parts than it has bytes', { names: ['a.rels'], content: deflated(1), claimed: 1_000_000 }],
])('a Word file with %s is refused', async (_, hostile) => {
  expect(await send(hostileDocx(hostile))).toMatchObject({ status: 415, code: 415 })
})

test('a template in a part that is too large to inspect is refused', async () => {
  const parts = settings('https://evil.example/t.dotm', ' '.repeat(megabyte))
  expect(await send(docx(parts))).toMatchObject({ status: 415, code: 415 })
})

test.each([
  ['in a name in capitals', (part: Uint8Array) => ({ 'word/_rels/settings.xml.RELS': part })],
  ['in UTF-16', (part: Uint8Array) => ({ 'word/_rels/settings.xml.rels': inUtf16(part) })],
])('a template %s is refused', async (_, hidden) => {
  const [part = new Uint8Array()] = Object.values(settings('https://evil.example/t.dotm'))
  expect(await send(docx(hidden(part)))).toMatchObject({ status: 415, code: 415 })
})

// In quadratic time it takes minutes.
test('a tag that never ends is inspected in linear time', { timeout: 30_000 }, async () => {
  const endless = { 'word/_rels/settings.xml.rels': strToU8(`<${'Relationship '.repeat(70_000)}`) }
  expect(await send(docx(endless))).toMatchObject({ status: 200 })
})
