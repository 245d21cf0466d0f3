import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { PICTURE, samples } from '../support/content-samples.ts'
import { contentEndpoints } from '#adapters/http/content-endpoints.ts'
import { contentTypeNames } from '#domain/content/content-types.ts'

/** Rules of the standard and of assistive technology, without those of attribute style. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // The menu's places are those of the header, and only one of both is to be reached at a time.
    'unique-landmark': 'off',
    // The history is a list that is scrolled; a section already surrounds it.
    'prefer-native-element': 'off',
    // Scripts and styles come from this site alone.
    'require-sri': 'off',
    // The titles of the news precede the article that they select.
    'heading-level': ['error', { minInitialRank: 'h2' }],
  },
})

const faultsIn = async (html: string) => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => [ruleId, message, selector]),
  )
}

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
      const draft = JSON.parse(JSON.stringify(samples[name].draft).replaceAll(PICTURE, picture))
      const title = Object.keys(draft)[0] ?? ''
      for (const value of [draft[title], hostile])
        await admin.post(contentEndpoints[name].add, { ...draft, [title]: value })
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
