import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkData } from '#server/commands/check/data-faults.ts'
import { blobFolder, databaseFile } from '#server/config/data-folder.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { addPosition, apply } from '../support/mail/mails.ts'

let server: TestServer
let picture: string
beforeEach(async () => {
  server = await startServer()
  const admin = await server.as('Admin')
  picture = await uploadPicture(admin)
  await admin.post('/Ourbrands_add', { Tittle: 'Brand', Image: picture, sector: 'Ships' })
  await apply(server, await addPosition(server))
})
afterEach(() => server.stop())

const faults = async () => (await checkData(server.dataDir)).faults

const change = (sql: string) => {
  const database = new DatabaseSync(databaseFile(server.dataDir), { enableForeignKeyConstraints: false })
  database.exec(sql)
  database.close()
}

test('finds no faults in sound data while a server runs', async () => {
  expect(await checkData(server.dataDir)).toMatchObject({ items: 2, faults: [] })
})

test.each([
  ["update brands set title = ''", 'brand 1: title: '],
  ["update counters set total = 7 where name = 'brands'", 'The counter of brands is 7 instead of 1.'],
  [
    "insert into sessions (token_hash, account_id, opened_at, used_at, browser, system) values ('x', 99, '', '', '', '')",
    'refers to a row that does not exist.',
  ],
  [
    "update translated_texts set state = 'complete' where subject = 'brand'",
    'The index of brand 1 in ar is wrong.',
  ],
  [
    "update translated_texts set folded = 'x' where subject = 'career'",
    'The index of career 1 in ar is wrong.',
  ],
  [
    "insert into translated_texts (subject, item_id, language, state, title_key, folded) values ('brand', 9, 'ar', 'missing', '', '')",
    'The index of brand in ar has 1 rows without an item.',
  ],
  [
    "update counters set total = 7 where name = 'brand.ar.missing'",
    'The counter of brand.ar.missing is 7 instead of 1.',
  ],
])('[T21] reports the fault of: %s', async (sql, sentence) => {
  change(sql)
  expect(await faults()).toEqual([expect.stringContaining(sentence)])
})

test('[T21] reports an item without a row in the index', async () => {
  change("delete from translated_texts where subject = 'brand'")
  expect(await faults()).toEqual([
    'The index of brand 1 in ar is missing. The next start of the server adds it.',
  ])
})

test('[W24] checks drafts and unpublished items, with their pictures', async () => {
  const admin = await server.as('Admin')
  await admin.post('/drafts', { subject: 'brand', itemId: '1', fields: { Tittle: '' } })
  await admin.post('/Ourbrands_add', { Tittle: 'Off the site', Image: picture, sector: 'Ships' })
  expect(await admin.put('/unpublished/brand/2', { version: 1 })).toMatchObject({ code: 200 })
  expect(await faults()).toEqual([])
  change(`update drafts set fields = '{"title":7}', pictures = '["/media/gone-1-40x30.webp"]'`)
  change("update unpublished set item = json_set(item, '$.title', '')")
  expect(await faults()).toEqual([
    expect.stringContaining('draft 1: title: '),
    'The uses of pictures by draft 1 are wrong. The daily clean-up corrects them.',
    expect.stringContaining('unpublished brand 2: title: Title is required.'),
    expect.stringContaining('draft 1'),
  ])
})

test('takes a link to a PDF that was never uploaded for dead, not for a missing file', async () => {
  const admin = await server.as('Admin')
  const text = [{ text: 'Policy', link: '/media/0123456789abcdef0123.pdf' }]
  const body = { blocks: [{ type: 'paragraph', text }] }
  const article = { Tittle: 'A policy', Image: picture, body }
  expect(await admin.post('/NewsLater_add', article)).toMatchObject({ status: 200 })
  expect(await faults()).toEqual([])
})

test('reports a table that is missing', async () => {
  change('drop table doubtful_resumes')
  expect(await faults()).toEqual([
    'The table doubtful_resumes is missing. The first start of this version creates it, unless it was lost.',
  ])
})

test('reports missing and empty files', async () => {
  const key = picture.replace('/media/', 'pictures/')
  await writeFile(join(blobFolder(server.dataDir), key), '')
  await rm(join(blobFolder(server.dataDir), 'resumes'), { recursive: true })
  expect(await faults()).toEqual([
    `brand 1 needs the file ${key}, which is missing or cannot be read.`,
    expect.stringMatching(/^a received mail needs the file resumes\/[0-9a-f]{32}\.pdf, /),
  ])
})

test('[K17] reports missing files of replies by e-mail, also of those in the trash', async () => {
  const attachments = (...keys: ReadonlyArray<string>) =>
    JSON.stringify(keys.map((key) => ({ name: 'a.pdf', size: 1, key })))
  const thread = {
    messages: [{ attachments: attachments('resumes/b.pdf') }, { text: 'of an earlier version' }],
  }
  change(`insert into mail_messages
    (kind, mail_id, direction, account_id, author, text, language, spam_reasons, at, token, attachments)
    values ('enquiries', 1, 'in', 0, '', '', '', '[]', '', '', '${attachments('resumes/a.pdf', '')}')`)
  change(`insert into trash (subject, item_id, title, folded, deleted_at, author_id, author, item, was_live)
    values ('enquiry', 9, '', '', '', '', '', '${JSON.stringify({ thread })}', 1)`)
  expect((await faults()).filter((fault) => /resumes\/[ab]\.pdf/.test(fault))).toEqual([
    expect.stringMatching(/^a received mail needs the file resumes\/a\.pdf, /),
    expect.stringMatching(/^a received mail needs the file resumes\/b\.pdf, /),
  ])
})
