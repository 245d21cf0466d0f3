import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfLimit } from '#domain/picture/pdf-file.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { fileForm } from '#tests/support/files.ts'
import { hostileFiles, pdf } from '#tests/support/pdf.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { listOf, resultsOf } from '../../support/calls/draft-calls.ts'

let server: TestServer
let team: Client
beforeAll(async () => {
  server = await startServer()
  team = await server.as('CXTeam')
})
afterAll(() => server.stop())

const upload = (
  bytes: Uint8Array<ArrayBuffer>,
  client = team,
  path = '/files',
  name = 'Policy – سياسة.pdf',
) => client.call('POST', path, { form: fileForm('file', bytes, name, 'application/pdf') })

let words = 0
const added = async () => {
  const response = await upload(await pdf(`Policy ${(words += 1)}`))
  expect(response.status).toBe(201)
  return resultsOf(response)
}

let pages = 0
const publish = async (file: unknown) => {
  const page = {
    title: 'Policies',
    address: `/policies-${(pages += 1)}`,
    sections: [{ id: 'a', kind: 'downloads', files: [{ file, title: 'Policy' }] }],
  }
  return team.post('/Page_add', page)
}
const signedIn = (client: Client) => ({
  headers: { cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
})
const open = (address: unknown, init: RequestInit = {}) => server.visitor().page(String(address), init)
const downloadsOf = async (id: unknown) => resultsOf(await team.get(`/pictures/${String(id)}`))['downloads']

// Seen failing without each of the checks of the content.
test('[S16] what is no PDF, or not only one, is refused, and nothing of it is stored', async () => {
  for (const [name, bytes] of Object.entries(await hostileFiles()))
    expect([name, (await upload(bytes)).status]).toEqual([name, 415])
  expect((await upload(new Uint8Array(pdfLimit + 1_048_576))).status).toBe(413)
  expect((await team.call('POST', '/files', { form: new FormData() })).data).toEqual({
    fields: { file: 'Choose a PDF file' },
  })
  expect(listOf(await team.get('/pictures?kind=file'))).toEqual([])
})

test('[S16] a PDF is no picture: not by its upload, not in a list, not in a field', async () => {
  const { address } = await added()
  expect((await upload(await pdf(), team, '/pictures')).status).toBe(415)
  expect((await upload(await pdf(), team, '/uploads3')).status).toBe(415)
  expect(listOf(await team.get('/pictures')).map((each) => each['address'])).not.toContain(address)
  expect((await team.post('/Ourbrands_add', { Tittle: 'X', Image: address, sector: '' })).data).toEqual({
    fields: { Image: 'Choose a picture that was uploaded here' },
  })
  expect((await publish(await uploadPicture(team))).data).toEqual({
    fields: { 'sections.0.files.0.file': 'Choose a PDF that was uploaded here' },
  })
  expect((await publish('/media/0123456789abcdef0123.pdf')).status).toBe(422)
})

test('[S16] only editors of pages upload PDFs', async () => {
  expect((await upload(await pdf(), await server.as('Hr'))).status).toBe(403)
  expect((await upload(await pdf(), server.visitor())).status).toBe(401)
})

describe('[S16] a download', () => {
  test('is an attachment that no browser runs as a page of the site', async () => {
    const bytes = await pdf('Headers')
    const { address } = resultsOf(await upload(bytes))
    await publish(address)
    const response = await open(address)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; .*%D8%B3%D9%8A%D8%A7%D8%B3%D8%A9\.pdf$/),
      'cache-control': 'private, no-cache',
    })
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
    const etag = response.headers.get('etag') ?? ''
    expect((await open(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  test('is private until a page with it is published, and again when none is', async () => {
    const { address } = await added()
    expect((await open(address)).status).toBe(404)
    expect((await open(address, signedIn(await server.as('Hr')))).status).toBe(200)
    const draft = { sections: [{ id: 'a', kind: 'downloads', files: [{ file: address, title: 'Policy' }] }] }
    await team.post('/drafts', { subject: 'page', action: 'publish', fields: { title: 'Draft', ...draft } })
    expect((await open(address)).status).toBe(404)
    const { id } = resultsOf(await publish(address))
    expect((await open(address)).status).toBe(200)
    await team.delete(`/Page_del/${String(id)}`)
    expect((await open(address)).status).toBe(404)
  })

  test('is counted once per person and day, without a trace of the person', async () => {
    const { id, address } = await added()
    await publish(address)
    const person = (agent: string, method = 'GET') =>
      open(address, { method, headers: { 'user-agent': agent } })
    await person('One', 'HEAD')
    expect(await downloadsOf(id)).toBe(0)
    await person('One')
    await person('One')
    await person('Two')
    await expect.poll(() => downloadsOf(id)).toBe(2)
  })
})

test('[S16] a PDF that a text links to reaches visitors and cannot be deleted', async () => {
  const { id, address } = await added()
  const lost = '/media/0123456789abcdef0123.pdf'
  const body = {
    blocks: [address, lost].map((link) => ({ type: 'paragraph', text: [{ text: 'Policy', link }] })),
  }
  const article = { Tittle: 'A policy', Image: await uploadPicture(team), body }
  const item = resultsOf(await team.post('/NewsLater_add', article))
  expect((await open(address)).status).toBe(200)
  expect(resultsOf(await team.get(`/pictures/${String(id)}`))['uses']).toMatchObject([
    { subject: 'newsArticle', field: 'body', state: 'live' },
  ])
  expect((await team.delete(`/pictures/${String(id)}`)).status).toBe(409)
  expect(listOf(await team.get('/dead_links')).map(({ target }) => target)).toEqual([lost])
  await team.delete(`/NewsLater_del/${String(item['id'])}`)
  expect((await open(address)).status).toBe(404)
})

test('[S16] a used PDF is not deleted, and an unused one is no longer listed', async () => {
  const { id, address } = await added()
  const page = resultsOf(await publish(address))
  expect((await team.delete(`/pictures/${String(id)}`)).status).toBe(409)
  await team.delete(`/Page_del/${String(page['id'])}`)
  expect((await team.delete(`/pictures/${String(id)}`)).status).toBe(200)
  expect(listOf(await team.get('/pictures?kind=file')).map((each) => each['id'])).not.toContain(id)
})
