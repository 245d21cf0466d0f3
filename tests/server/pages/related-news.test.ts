import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'

let server: TestServer
let admin: Client
let Image: string

beforeAll(async () => {
  server = await startServer({}, {}, realFront)
  admin = await server.as('Admin')
  Image = await uploadPicture(admin)
  await admin.put('/homepage', { languages: ['ar'] })
})
afterAll(() => server.stop())

const add = async (path: string, json: object) => {
  const { data } = await admin.post(path, { Image, ...json })
  return (data['results'] as { id: string }).id
}
const addNews = (Tittle: string, changes: object = {}) =>
  add('/NewsLater_add', { Tittle, Description: 'x', ...changes })

const sectionAt = async (path: string) => {
  const html = await (await server.visitor().page(path)).text()
  return /<section aria-labelledby="related-news"[\s\S]*?<\/section>/.exec(html)?.[0]
}
/** The titles of the articles that a page names as related. */
const relatedAt = async (path: string) =>
  [...((await sectionAt(path)) ?? '').matchAll(/<span[^>]*>([^<]+)<\/span><time/g)].map(([, title]) => title)

test('[S24] an article shows others of its company, then of similar title', async () => {
  const brandId = await add('/Ourbrands_add', { Tittle: 'Jalboot Marine' })
  const path = `/newsinsights/${await addNews('A lighthouse of glass', { brandId })}`
  expect(await sectionAt(path)).toBeUndefined()

  await addNews('The second lighthouse')
  await addNews('Something else')
  expect(await relatedAt(path)).toEqual(['The second lighthouse'])

  const ofCompany = await addNews('Dredging', { brandId })
  expect(await relatedAt(path)).toEqual(['Dredging', 'The second lighthouse'])
  expect(await relatedAt(`/newsinsights/${ofCompany}`)).toEqual(['A lighthouse of glass'])

  for (const title of ['Pilots', 'Tugs', 'Moorings']) await addNews(title, { brandId })
  expect(await relatedAt(path)).toEqual(['Moorings', 'Tugs', 'Pilots'])
})

test('[S24] related articles follow a save, and one that is unpublished disappears', async () => {
  const path = `/newsinsights/${await addNews('A windmill')}`
  const other = await addNews('The windmill opens')
  expect(await relatedAt(path)).toEqual(['The windmill opens'])
  await admin.put(`/NewsLater_update/${other}`, { Tittle: 'The windmill turns' })
  expect(await relatedAt(path)).toEqual(['The windmill turns'])
  await admin.put(`/unpublished/newsArticle/${other}`, {})
  expect(await relatedAt(path)).toEqual([])
})

test('[S24] an article in Arabic shows the same ones, and marks what is not translated', async () => {
  const path = `/newsinsights/${await addNews('A greenhouse', {
    translations: { ar: { Tittle: 'دفيئة', Description: 'نص' } },
  })}`
  await addNews('The greenhouse grows')
  await addNews('A second greenhouse', { translations: { ar: { Tittle: 'دفيئة ثانية', Description: 'نص' } } })
  expect(await relatedAt(path)).toEqual(['A second greenhouse', 'The greenhouse grows'])
  const section = await sectionAt(`/ar${path}`)
  expect(section).toContain('أخبار ذات صلة')
  expect(section).toMatch(
    /دفيئة ثانية<\/span>[\s\S]*<bdi lang="en" dir="ltr">The greenhouse grows<\/bdi> <[^>]*>بالإنجليزية/,
  )
})
