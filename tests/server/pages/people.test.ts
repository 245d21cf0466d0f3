import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { newDatabase } from '#tests/support/databases/postgres-databases.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'

let server: TestServer
let admin: Client
let MemberImage: string

beforeAll(async () => {
  const store = inject('postgres') === undefined ? {} : { DATABASE_URL: await newDatabase() }
  server = await startServer(
    { PUBLIC_URL: 'https://sahilan.example', LANGUAGES: 'en,ar', ...store },
    {},
    realFront,
  )
  admin = await server.as('Admin')
  MemberImage = await uploadPicture(admin)
  await admin.put('/homepage', { site: { brandName: 'Sahilan' }, languages: ['ar'] })
})
afterAll(() => server.stop())

const add = async (Name: string, changes: object = {}) => {
  const { data } = await admin.post('/AboutusTeam_add', {
    Name,
    designation: 'Chair',
    MemberImage,
    discription: 'Joined at sixteen.',
    ...changes,
  })
  return (data['results'] as { id: string }).id
}
const pageAt = async (path: string) => {
  const response = await server.visitor().page(path)
  return { status: response.status, html: await response.text() }
}
const textAt = async (path: string) => (await pageAt(path)).html
const paragraph = (text: string) => ({ type: 'paragraph', text: [{ text }] })
const heading = (text: string) => ({ type: 'heading', level: 2, text: [{ text }] })

test('[S25] a person with more text has a page, linked from home and About', async () => {
  const id = await add('Huda Al Marhoon', {
    body: { blocks: [paragraph('An engineer.'), heading('At Tabuq'), paragraph('Nine years.')] },
  })
  for (const path of ['/', '/about']) {
    const html = await textAt(path)
    expect(html).toContain(`href="/people/${id}"`)
    expect(html).toContain('An engineer.')
    expect(html).not.toContain('>Nine years.<')
  }
  const html = await textAt(`/people/${id}`)
  expect(html).toMatch(/<h1[^>]*>Huda Al Marhoon<\/h1>/)
  expect(html).toMatch(/<h2[^>]*>At Tabuq<\/h2>/)
  expect(html).toContain('Nine years.')
  expect(html).toMatch(new RegExp(`href="${MemberImage}"[^>]* download`))
  expect(html).toContain('"@type":"Person","name":"Huda Al Marhoon","jobTitle":"Chair"')
  expect(html).toContain('"worksFor":{"@type":"Organization"')
  expect(await textAt('/sitemap.xml')).toContain(`<loc>https://sahilan.example/people/${id}</loc>`)
})

test('[S25] a person of whom the card says all has no page, and nothing links to it', async () => {
  const id = await add('Noor Al Dossari', { board: '' })
  expect((await pageAt(`/people/${id}`)).status).toBe(404)
  for (const path of ['/', '/about', '/sitemap.xml', '/search?q=Noor'])
    expect(await textAt(path)).not.toContain(`/people/${id}`)
  const { data } = await admin.get(`/AboutusTeam/${id}`)
  expect(Object.keys(Object([data['results']].flat()[0])).toSorted()).toEqual(
    [
      'MemberImage',
      'Name',
      'createdAt',
      'designation',
      'discription',
      'id',
      'updatedAt',
      'version',
    ].toSorted(),
  )
  await admin.put(`/AboutusTeam_update/${id}`, { discription: 'First.\n\nSecond.' })
  expect((await pageAt(`/people/${id}`)).status).toBe(200)
  expect(await textAt('/search?q=Noor')).toContain(`href="/people/${id}"`)
  await admin.put(`/AboutusTeam_update/${id}`, { discription: 'First.' })
  expect((await pageAt(`/people/${id}`)).status).toBe(404)
  expect((await pageAt('/people/999999')).status).toBe(404)
})

test('[S25] the page is there in Arabic, as it is translated', async () => {
  const id = await add('Khalid', {
    discription: 'One.\n\nTwo.',
    translations: { ar: { Name: 'خالد', discription: 'فقرة واحدة.' } },
  })
  const { status, html } = await pageAt(`/ar/people/${id}`)
  expect(status).toBe(200)
  expect(html).toMatch(/<h1[^>]*>خالد<\/h1>/)
  expect(await textAt('/ar/about')).toContain(`href="/ar/people/${id}"`)
})

test('[S25] Arabic results lead to the page of a person if the default text has one', async () => {
  const short = await add('Salma', { translations: { ar: { discription: 'أولى.\n\nثانية.' } } })
  const long = await add('Salman', {
    discription: 'One.\n\nTwo.',
    translations: { ar: { discription: 'واحدة.' } },
  })
  const results = await textAt('/ar/search?q=Salma')
  expect([short, long].map((id) => results.includes(`href="/ar/people/${id}"`))).toEqual([false, true])
})

test('[S25] groups of the team show in their order on About', async () => {
  expect(await textAt('/about')).not.toMatch(/<h4/)
  await add('Committee member', { board: 'committees' })
  await add('Executive', { board: 'executive' })
  await add('Board member', { board: 'board' })
  const heads = [...(await textAt('/about')).matchAll(/<h[34][^>]*>([^<]+)</g)].map(([, head]) => head)
  expect(heads.slice(-6)).toEqual([
    'Executive',
    'Executive',
    'Board',
    'Board member',
    'Committees',
    'Committee member',
  ])
  expect(await textAt('/')).not.toMatch(/<h4/)
  const refused = await admin.post('/AboutusTeam_add', {
    Name: 'A',
    designation: 'B',
    MemberImage,
    board: 'other',
  })
  expect(refused).toMatchObject({ status: 422, data: { fields: { board: 'Group is one of the groups' } } })
})
