import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageSizes } from '#domain/content/list/list-query.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { named, parseXml, textOf } from '../support/formats/xml.ts'

const publicUrl = 'https://sahilan.example'
const path = '/career/rss.xml'

let server: TestServer
let admin: Client

beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: publicUrl }, {}, realFront)
  admin = await server.as('Admin')
  await admin.put('/homepage', { site: { brandName: 'Sahilan' }, languages: ['ar'] })
})
afterAll(() => server.stop())

const addPosition = async (title: string, changes: object = {}) => {
  const { data } = await admin.post('/career_add', {
    title,
    location: 'Hidd, Bahrain',
    description: 'Berth ships.',
    ...changes,
  })
  return data['results'] as { id: string; createdAt: string; updatedAt: string }
}
const textAt = async (address: string) => (await server.visitor().page(address)).text()
const channelAt = async (address: string) => {
  const [channel] = parseXml(await textAt(address)).children
  if (channel === undefined) throw new Error('The feed has no channel')
  return channel
}
const titlesAt = async (address: string) =>
  named(await channelAt(address), 'item').map((item) => textOf(item, 'title'))

test('a position is in the feed with its company, place and text', async () => {
  const { id, createdAt, updatedAt } = await addPosition('Pilot', {
    company: 'Jalboot & Sons',
    body: { blocks: [{ type: 'paragraph', text: [{ text: 'Berth ', strong: true }, { text: 'ships.' }] }] },
  })
  const channel = await channelAt(path)
  const [item] = named(channel, 'item')
  if (item === undefined) throw new Error('The feed has no position')
  expect(['title', 'link', 'language', 'lastBuildDate'].map((name) => textOf(channel, name))).toEqual([
    'Careers | Sahilan',
    `${publicUrl}/career`,
    'en',
    new Date(updatedAt).toUTCString(),
  ])
  expect(named(channel, 'atom:link')[0]?.attributes).toMatchObject({ href: publicUrl + path, rel: 'self' })
  expect(['title', 'link', 'guid', 'pubDate', 'content:encoded'].map((name) => textOf(item, name))).toEqual([
    'Pilot, Jalboot & Sons, Hidd, Bahrain',
    `${publicUrl}/career?apply=${id}`,
    `${publicUrl}/career?apply=${id}`,
    new Date(createdAt).toUTCString(),
    '<p><strong>Berth </strong>ships.</p>',
  ])
  await admin.delete(`/career_del/${id}`)
})

test('the feed has positions while they are open and published', async () => {
  expect(await titlesAt(path)).toEqual([])
  await addPosition('Closed', { closingDate: '2000-01-01' })
  const { id } = await addPosition('Diver', { closingDate: '2999-12-31' })
  expect(await titlesAt(path)).toEqual(['Diver, Hidd, Bahrain'])
  await admin.put(`/unpublished/career/${id}`, {})
  expect(await titlesAt(path)).toEqual([])
  await admin.post(`/unpublished/career/${id}/publish`, {})
  expect(await titlesAt(path)).toEqual(['Diver, Hidd, Bahrain'])
  await admin.put(`/Career_update/${id}`, { closingDate: '2000-01-01' })
  expect(await titlesAt(path)).toEqual([])
})

test('an open position is found behind 200 newer ones that have closed', async () => {
  const { data } = await admin.post('/Ourbrands_add', {
    Tittle: 'Jalboot Marine',
    Image: await uploadPicture(admin),
    summary: 'Tugs.',
  })
  const { id: brandId } = data['results'] as { id: string }
  const { id } = await addPosition('Rigger', { brandId })
  for (let at = 0; at < pageSizes.max; at += 1)
    await addPosition(`Closed ${at}`, { closingDate: '2000-01-01', brandId })
  expect(await titlesAt(path)).toContain('Rigger, Hidd, Bahrain')
  for (const place of ['/career', `/companies/${brandId}`, '/sitemap.xml'])
    expect(await textAt(place)).toContain(`/career?apply=${id}`)
  await admin.delete(`/career_del/${id}`)
})

test('[T32] the feed of a further language has the positions that are written in it', async () => {
  const { id } = await addPosition('Welder')
  expect(await titlesAt(`/ar${path}`)).toEqual([])
  await admin.put(`/Career_update/${id}`, {
    translations: { ar: { title: 'لحّام', location: 'الحد، البحرين', description: 'اللحام.' } },
  })
  const channel = await channelAt(`/ar${path}`)
  expect([textOf(channel, 'title'), textOf(channel, 'language')]).toEqual(['الوظائف | Sahilan', 'ar'])
  const [item] = named(channel, 'item')
  expect(item && [textOf(item, 'title'), textOf(item, 'link')]).toEqual([
    'لحّام، الحد، البحرين',
    `${publicUrl}/ar/career?apply=${id}`,
  ])
})

test('the careers page links to the feed in its text, in every language', async () => {
  for (const prefix of ['', '/ar'])
    expect(/<main[\s\S]*<\/main>/.exec(await textAt(`${prefix}/career`))?.[0]).toContain(
      `href="${prefix}${path}"`,
    )
})
