import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { newDatabase } from '#tests/support/databases/postgres-databases.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'

let server: TestServer
let admin: Client
let Image: string

beforeAll(async () => {
  const store = inject('postgres') === undefined ? {} : { DATABASE_URL: await newDatabase() }
  server = await startServer({ PUBLIC_URL: 'https://sahilan.example', ...store }, {}, realFront)
  admin = await server.as('Admin')
  Image = await uploadPicture(admin)
  await admin.put('/homepage', { site: { brandName: 'Sahilan' } })
})
afterAll(() => server.stop())

const add = async (path: string, json: object) => {
  const { data } = await admin.post(path, json)
  return (data['results'] as { id: string }).id
}
const addBrand = (Tittle: string, changes: object = {}) =>
  add('/Ourbrands_add', { Tittle, Image, ...changes })
const addNews = (Tittle: string, changes: object = {}) =>
  add('/NewsLater_add', { Tittle, Image, Description: 'x', ...changes })
const pageAt = async (path: string) => {
  const response = await server.visitor().page(path)
  return { status: response.status, html: await response.text() }
}
const textAt = async (path: string) => (await pageAt(path)).html

test('[S8] a brand with any of the new fields has a page with what is there', async () => {
  const id = await addBrand('Jalboot Marine', {
    sector: 'Ports',
    figures: [{ value: '1967', label: 'Registered' }],
    contact: { email: 'desk@jalboot.example' },
  })
  const html = await textAt(`/companies/${id}`)
  for (const shown of ['Jalboot Marine', 'Registered', '1967', 'desk@jalboot.example', 'Enquire with '])
    expect(html).toContain(shown)
  for (const absent of ['What it does', 'For buyers', 'News of']) expect(html).not.toContain(absent)
  expect(html).toContain('"parentOrganization":{"@type":"Organization"')
  expect(html).toContain(`https://sahilan.example/og/companies/${id}-`)
  expect(await textAt('/')).toContain(`href="/companies/${id}"`)
  expect(await textAt('/sitemap.xml')).toContain(`<loc>https://sahilan.example/companies/${id}</loc>`)
})

test('[S8] a brand without them has none, and nothing links to it', async () => {
  const id = await addBrand('Plain Co', { summary: '', figures: [], contact: { email: '' } })
  expect((await pageAt(`/companies/${id}`)).status).toBe(404)
  for (const path of ['/', '/services', '/sitemap.xml'])
    expect(await textAt(path)).not.toContain(`/companies/${id}`)
  const { data } = await admin.get(`/Ourbrands/${id}`)
  expect(Object.keys(data['results'] as object).toSorted()).toEqual(
    ['Image', 'Tittle', 'createdAt', 'id', 'sector', 'updatedAt', 'version'].toSorted(),
  )
})

test('[S8] a page comes with the first field and goes with the last', async () => {
  const id = await addBrand('Coming Co')
  await admin.put(`/Ourbrands_update/${id}`, { legalName: 'Coming Co W.L.L.' })
  expect((await pageAt(`/companies/${id}`)).status).toBe(200)
  await admin.put(`/Ourbrands_update/${id}`, { legalName: '' })
  expect((await pageAt(`/companies/${id}`)).status).toBe(404)
  const redirect = await server.visitor().page('/companies', { redirect: 'manual' })
  expect([redirect.status, redirect.headers.get('location')]).toEqual([308, '/services'])
})

test('[S8] fields that break rules are refused with a sentence', async () => {
  const figures = Array.from({ length: 5 }, () => ({ value: '1', label: 'x' }))
  const refused = await admin.post('/Ourbrands_add', {
    Tittle: 'A',
    Image,
    figures,
    contact: { website: 'javascript:alert(1)' },
  })
  expect(refused).toMatchObject({
    status: 422,
    data: { fields: { figures: 'Figures have at most 4 entries', contact: 'Website starts with https://' } },
  })
})

test('[S9] article and position refer to a brand; a deleted one leaves no link', async () => {
  const brandId = await addBrand('Badgir Estates', { summary: 'Homes.' })
  const article = await addNews('Liwan Court opens', { brandId })
  await add('/career_add', { title: 'Caretaker', location: 'Riyadh', description: 'x', brandId })
  const company = await textAt(`/companies/${brandId}`)
  expect(company).toContain('Liwan Court opens')
  expect(company).toContain('1 open position')
  expect(await textAt(`/newsinsights/${article}`)).toContain(`href="/companies/${brandId}"`)
  await admin.delete(`/Ourbrands_del/${brandId}`)
  for (const path of [`/newsinsights/${article}`, '/', '/news'])
    expect(await textAt(path)).not.toContain(`href="/companies/${brandId}"`)
  await admin.put(`/trash/brand/${brandId}`, {})
  expect(await textAt(`/newsinsights/${article}`)).toContain(`href="/companies/${brandId}"`)
})

test('[S9] an unpublished brand leaves no dead link, and returns with its links', async () => {
  const brandId = await addBrand('Nakhla Foods', { summary: 'Dates.' })
  const article = await addNews('Packing hall opens', { brandId })
  const links = async () => (await textAt(`/newsinsights/${article}`)).includes(`/companies/${brandId}`)
  expect(await links()).toBe(true)
  await admin.put(`/unpublished/brand/${brandId}`, {})
  expect((await pageAt(`/companies/${brandId}`)).status).toBe(404)
  expect(await links()).toBe(false)
  expect(await textAt('/')).not.toContain(`/companies/${brandId}`)
  await admin.post(`/unpublished/brand/${brandId}/publish`, {})
  expect(await links()).toBe(true)
})

test('[S6] the archive is narrowed to the news of a company', async () => {
  const brandId = await addBrand('Nassaj Digital', { summary: 'Cables.' })
  const article = await addNews('Cable lands', { brandId })
  const archive = await textAt(`/news?company=${brandId}`)
  expect([...archive.matchAll(/href="\/newsinsights\/(\d+)"[^>]*><time/g)].map(([, id]) => id)).toEqual([
    article,
  ])
  expect(archive).toContain('Nassaj Digital')
  expect((await pageAt('/news?company=-1')).status).toBe(200)
})

test('[S8] a brand of which only the translation says more has no page in any language', async () => {
  await admin.put('/homepage', { languages: ['ar'], services: [{ title: 'Salt', company: 'Sambuk Salt' }] })
  const brandId = await addBrand('Sambuk Salt', { translations: { ar: { summary: 'ملح البحر.' } } })
  const other = await addBrand('Badan Boats', { summary: 'Boats.' })
  const article = await addNews('Pans fill', { brandId })
  for (const path of [
    `/companies/${brandId}`,
    `/ar/companies/${brandId}`,
    `/og/ar/companies/${brandId}-0.jpg`,
  ])
    expect([path, (await pageAt(path)).status]).toEqual([path, 404])
  for (const path of ['/ar', '/ar/services', `/ar/newsinsights/${article}`, `/ar/companies/${other}`]) {
    const html = await textAt(path)
    expect([path, html.includes('Sambuk Salt'), html.includes(`/companies/${brandId}"`)]).toEqual([
      path,
      true,
      false,
    ])
  }
})
