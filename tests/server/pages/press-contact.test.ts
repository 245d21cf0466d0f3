import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'

let server: TestServer
let team: Client
let pages: ReadonlyArray<string>

beforeAll(async () => {
  server = await startServer({ LANGUAGES: 'en,ar' }, {}, realFront)
  team = await server.as('CXTeam')
  await save({ languages: ['ar'], site: { contact: { email: 'hello@example.com' } } })
  const { data } = await team.post('/NewsLater_add', {
    Tittle: 'Berth',
    Image: await uploadPicture(team),
    Description: 'A.',
  })
  const { id } = data['results'] as { readonly id: string }
  pages = ['/contact', '/news', `/newsinsights/${id}`]
})
afterAll(() => server.stop())

const save = async (details: object) => {
  expect((await team.put('/homepage', details)).status).toBe(200)
}
const htmlOf = async (path: string) => (await server.visitor().page(path)).text()
const all = () => Promise.all(pages.flatMap((path) => [path, `/ar${path}`]).map(htmlOf))
const details = async () => (await server.visitor().get('/homepage')).data

const press = {
  name: 'Omar Sabt',
  email: 'press@example.com',
  phone: '+973 1700 0160',
  translations: { ar: { name: 'عمر سبت' } },
}

test('contact, archive and articles show the press contact in both languages', async () => {
  await save({ press })
  for (const path of pages) {
    const [english, arabic] = await Promise.all([htmlOf(path), htmlOf(`/ar${path}`)])
    expect(english).toMatch(/>Press contact<\//)
    expect(english).toContain('Omar Sabt')
    expect(arabic).toMatch(/>للتواصل الصحفي<\//)
    expect(arabic).toContain('عمر سبت')
    for (const html of [english, arabic]) {
      expect(html).toContain('href="mailto:press@example.com"')
      expect(html).toMatch(/href="tel:\+97317000160" dir="ltr"/)
    }
  }
  await save({ press: { ...press, translations: { ar: { name: '' } } } })
  expect(await htmlOf('/ar/news')).toMatch(/<bdi lang="en" dir="ltr">Omar Sabt<\/bdi>/)
})

test('without a press contact, pages and home page details are byte for byte as before', async () => {
  const blank = { name: '', email: '', phone: '', translations: { ar: { name: '' } } }
  await save({ press: blank })
  const [before, answered] = [await all(), await details()]
  expect(before.join('')).not.toMatch(/Press contact|للتواصل الصحفي/)
  expect(answered).not.toHaveProperty('press')
  await save({ press })
  expect(await all()).not.toEqual(before)
  expect(await details()).toMatchObject({ press: { name: 'Omar Sabt' } })
  await save({ press: blank })
  expect(await all()).toEqual(before)
})

test.each([
  [{ name: 'x'.repeat(201) }, 'Name has at most 200 characters'],
  [{ email: 'press at example' }, 'Invalid email format'],
  [{ phone: 5 }, 'Phone must be text'],
])('a malformed press contact is refused with a sentence: %j', async (malformed, sentence) => {
  const { status, data } = await team.put('/homepage', { press: malformed })
  expect([status, data['fields']]).toEqual([422, { press: sentence }])
})
