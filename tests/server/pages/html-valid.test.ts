import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { faultsIn } from '#tests/support/html-faults.ts'
import { PICTURE, samples } from '../support/content-samples.ts'
import { contentEndpoints } from '#adapters/http/content-endpoints.ts'
import { contentTypeNames } from '#domain/content/content-types.ts'

const hostile = '</title><b>&"Ein\'</b> ساحلان'
const line = (text: string) => ({ text: [{ text, link: '/about' }] })
const formatted = (address: string) => ({
  blocks: [
    { type: 'paragraph', ...line(hostile) },
    { type: 'heading', level: 2, ...line('a') },
    { type: 'heading', level: 3, ...line('b') },
    { type: 'list', ordered: false, items: [{ ...line('c'), list: { ordered: true, items: [line('d')] } }] },
    { type: 'quote', ...line('e'), source: hostile },
    { type: 'picture', address, alt: hostile, caption: hostile },
  ],
})
const pages = [
  '/',
  '/about',
  '/services',
  '/career',
  '/career?apply=1',
  '/career?apply=999',
  '/career?applied=1',
  '/contact',
  '/contact?sent=1',
  '/newsinsights/1',
  '/newsinsights/3',
  '/newsinsights/999',
  '/nowhere',
  '/admin',
  '/admin/page-frame',
]

test('the validator reports errors', async () => {
  expect(
    await faultsIn('<!doctype html><html lang="en"><head></head><body><p><div></div></p></body></html>'),
  ).not.toEqual([])
})

describe.each(['empty', 'full'] as const)('a site that is %s', (kind) => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer({}, {}, realFront)
    if (kind === 'empty') return
    const admin = await server.as('Admin')
    const picture = await uploadPicture(admin)
    for (const name of contentTypeNames) {
      const input = JSON.parse(JSON.stringify(samples[name].input).replaceAll(PICTURE, picture))
      const title = Object.keys(input)[0] ?? ''
      for (const value of [input[title], hostile])
        await admin.post(contentEndpoints[name].add, { ...input, [title]: value })
    }
    await admin.post('/NewsLater_add', { Tittle: hostile, Image: picture, body: formatted(picture) })
    await admin.put('/Career_update/1', { body: formatted(picture) })
    const contact = {
      address: hostile,
      phone: '+973 1700 0158',
      email: 'a@b.example',
      whatsapp: '+97317000158',
    }
    const social = { LinkedIn: 'https://l.example', X: 'https://x.example' }
    const site = { brandName: hostile, brandNameAr: 'ساحلان', logoOnDark: picture, contact, social }
    const services = [{ title: hostile, image: picture, text: 'a\n\nb', points: ['c'] }]
    const facts = [{ value: '8', label: hostile }]
    await admin.put('/homepage', {
      site,
      statement: hostile,
      statementAr: 'ساحلان',
      facts,
      services,
      enquiryTitle: hostile,
    })
  })
  afterAll(() => server.stop())

  test.each(pages)('%s is valid', async (path) => {
    expect(await faultsIn(await (await server.visitor().page(path)).text())).toEqual([])
  })
})
