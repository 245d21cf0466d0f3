import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'

let server: TestServer
let team: Client
let picture: string

beforeAll(async () => {
  server = await startServer({ LANGUAGES: 'en,ar' }, {}, realFront)
  team = await server.as('CXTeam')
  picture = await uploadPicture(team)
  await save({
    languages: ['ar'],
    site: { brandName: 'Sahilan', legalName: 'Sahilan Group Holding', contact: { phone: '+973 1700 0158' } },
    statement: 'One question.',
    enquiryText: 'We answer.',
    companiesTitle: 'Eight companies',
    services: [{ title: 'Ports' }],
  })
  await team.post('/slider_add', { title: 'Strait', description: '', Image: await uploadPicture(team) })
  await (
    await server.as('Admin')
  ).post('/NewsLater_add', { Tittle: 'Berth', Image: picture, Description: 'A.' })
})
afterAll(() => server.stop())

const save = async (details: object) => {
  expect((await team.put('/homepage', details)).status).toBe(200)
}
const htmlOf = async (path: string) => (await server.visitor().page(path)).text()

const pages = {
  about: '/about',
  services: '/services',
  careers: '/career',
  contact: '/contact',
  news: '/news',
}
const addresses = Object.values(pages).flatMap((path) => [path, `/ar${path}`])
const all = () => Promise.all(addresses.map(htmlOf))

const arabic = (title: string, lead: string) => ({ translations: { ar: { title, lead } } })

test('[S23] empty heads and principles leave every page byte for byte as it was', async () => {
  const before = await all()
  expect(before[0]).toContain('About us')
  const blank = { title: '', lead: '', picture: '' }
  await save({ pages: Object.fromEntries(Object.keys(pages).map((page) => [page, blank])), principles: [] })
  expect(await all()).toEqual(before)

  await save({ pages: { about: { title: 'We stayed' } }, principles: [{ title: 'Plain accounts' }] })
  expect(await all()).not.toEqual(before)
  await save({ pages: {}, principles: [] })
  expect(await all()).toEqual(before)
})

test('[S23] each page shows its own title, lead and picture in both languages', async () => {
  const entries = Object.entries(pages)
  await save({
    pages: Object.fromEntries(
      entries.map(([page]) => [
        page,
        {
          title: `Title ${page}`,
          lead: `Lead ${page}`,
          picture,
          ...arabic(`عنوان ${page}`, `مقدمة ${page}`),
        },
      ]),
    ),
  })
  for (const [page, path] of entries) {
    const [english, other] = await Promise.all([htmlOf(path), htmlOf(`/ar${path}`)])
    expect(english).toMatch(new RegExp(`<h1[^>]*>Title ${page}</h1>`))
    expect(english).toMatch(new RegExp(`<p[^>]*>Lead ${page}</p>`))
    expect(english).toContain(`src="${picture}`)
    expect(other).toMatch(new RegExp(`<h1[^>]*>عنوان ${page}</h1>`))
    expect(other).toMatch(new RegExp(`<p[^>]*>مقدمة ${page}</p>`))
  }
  await save({ pages: { services: { title: 'Only here', ...arabic('', '') } } })
  expect(await htmlOf('/ar/services')).toMatch(/<h1 lang="en" dir="ltr"[^>]*>Only here<\/h1>/)
  expect(await htmlOf('/services')).toContain('Eight companies')
})

test('[S23] principles show on the About page in both languages', async () => {
  const principle = { title: 'Plain accounts', text: 'Results go to every employee.' }
  await save({
    principles: [{ ...principle, translations: { ar: { title: 'حسابات واضحة', text: 'للجميع.' } } }],
  })
  const english = await htmlOf('/about')
  expect(english).toMatch(/<h2[^>]*>How we run the house<\/h2>/)
  expect(english).toMatch(/<h3[^>]*>Plain accounts<\/h3>/)
  expect(await htmlOf('/ar/about')).toMatch(/<h3[^>]*>حسابات واضحة<\/h3>/)
})

test('[S23] a picture that was not uploaded here is refused at its field', async () => {
  const { status, data } = await team.put('/homepage', { pages: { news: { picture: '/media/other.webp' } } })
  expect([status, Object.keys(Object(data['fields']))]).toEqual([422, ['pages.news.picture']])
})
