import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentTypeNames } from '#domain/content/content-types.ts'
import { publishables, type Publishable } from '#domain/publishing/draft.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { isFull } from '#tests/support/full.ts'
import { endpointOf, samples, withPicture } from '../support/content-samples.ts'

let server: TestServer
let admin: Client
let picture: string

beforeAll(async () => {
  server = await startServer({}, {}, realFront)
  admin = await server.as('Admin')
  picture = await uploadPicture(admin)
  await admin.put('/homepage', { statement: 'Here', languages: ['ar'] })
})
afterAll(() => server.stop())

type Values = Readonly<Record<string, unknown>>

/** A generator of its own, so that a failure can be repeated. */
const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

const secret = 'Nobody may see this yet'
const titleOf = (subject: Publishable) =>
  subject === 'homePage' ? 'statement' : (Object.keys(samples[subject].input)[0] ?? '')

/** What gives a company and a person pages of their own. */
const pageFields: Partial<Record<Publishable, Values>> = {
  brand: { summary: 'Ships and quays.' },
  teamMember: { discription: 'Engineer.\n\nWorked on the quay before.' },
}

test('[W1] nothing drafted, scheduled or discarded changes a byte of what visitors get', async () => {
  const items = new Map<Publishable, string>([['homePage', '1']])
  let ownPage = ''
  for (const name of contentTypeNames) {
    const values = { ...withPicture(samples[name].input, picture), ...pageFields[name] }
    if (name === 'page') ownPage = String(values['address'])
    const { data } = await admin.post(endpointOf(name).add, values)
    items.set(name, String(((data['results'] ?? data) as Values)['id']))
  }
  const paths = [
    '/',
    '/about',
    '/services',
    '/career',
    '/contact',
    '/receipt',
    '/news',
    `/newsinsights/${items.get('newsArticle')}`,
    `/companies/${items.get('brand')}`,
    `/people/${items.get('teamMember')}`,
    ownPage,
    '/newsinsights/rss.xml',
    '/newsinsights/feed.json',
    '/career/rss.xml',
  ].flatMap((path) => [path, `/ar${path === '/' ? '' : path}`])
  const documents = ['/sitemap.xml', '/sitemap-pages.xml', '/robots.txt', '/manifest.webmanifest']
  // A visitor may search thirty times a minute.
  const searches = ['/search?q=nobody', '/ar/search?q=nobody']
  const calls = [
    ...contentTypeNames.flatMap((name) => {
      const { list, get } = endpointOf(name)
      return [
        list,
        `${list}?q=nobody`,
        `${list}?page=1&size=2`,
        get.replace('{id}', items.get(name) ?? ''),
        `${list}?lang=all`,
      ]
    }),
    '/homepage',
    '/homepage?lang=ar',
  ]
  const visitor = server.visitor()
  /** Without what each render makes anew. */
  const digest = (text: string) =>
    createHash('sha256')
      .update(text.replaceAll(/nonce="[^"]*"/g, ''))
      .digest('hex')
  const textsOf = (addresses: ReadonlyArray<string>) =>
    Promise.all(
      addresses.map(async (path) => {
        const response = await visitor.page(path)
        expect(`${path} ${response.status}`).toBe(`${path} 200`)
        return response.text()
      }),
    )
  const publicBytes = async () => {
    const pages = await textsOf([...paths, ...documents])
    const answers = await Promise.all(
      calls.map(async (path) => {
        const { status, text } = await visitor.get(path)
        expect(`${path} ${status}`).toBe(`${path} 200`)
        return text
      }),
    )
    // Their addresses change with the words that are drawn.
    const sharePictures = new Set(pages.join('\n').match(/\/og\/[\w./-]+/g))
    expect(sharePictures.size).toBeGreaterThan(2)
    expect([...pages, ...answers].join('\n')).not.toContain(secret)
    return [...pages, ...answers, ...sharePictures].map(digest)
  }
  const before = await publicBytes()
  const found = (await textsOf(searches)).map(digest)

  const next = random(20_261_216)
  const oneOf = <A>(list: ReadonlyArray<A>): A | undefined => list[Math.floor(next() * list.length)]
  const made: Array<string> = []
  const dueAt = () => new Date(Math.ceil(Date.now() / 60_000 + 60 + next() * 1_000) * 60_000).toISOString()
  const fieldsOf = (subject: Publishable): Values => {
    const own = { [titleOf(subject)]: secret, translations: { ar: { [titleOf(subject)]: secret } } }
    return subject === 'homePage' ? own : { ...withPicture(samples[subject].input, picture), ...own }
  }
  const steps: ReadonlyArray<() => Promise<unknown>> = [
    async () => {
      const subject = oneOf(publishables) ?? 'brand'
      const itemId = subject === 'homePage' || next() < 0.6 ? items.get(subject) : ''
      const timed = next() < 0.5 && { dueAt: dueAt(), release: secret }
      const { data } = await admin.post('/drafts', { subject, itemId, fields: fieldsOf(subject), ...timed })
      const { id } = (data['results'] ?? {}) as { readonly id?: string }
      if (id !== undefined) made.push(id)
    },
    async () => {
      const subject = oneOf(contentTypeNames)
      await admin.post('/drafts', {
        subject,
        itemId: subject && items.get(subject),
        action: 'unpublish',
        dueAt: dueAt(),
      })
    },
    () => admin.put(`/drafts/${oneOf(made)}`, { dueAt: next() < 0.5 ? '' : dueAt() }),
    () => admin.delete(`/drafts/${oneOf(made)}`),
    () => admin.post(`/drafts/${oneOf(made)}/restore`),
  ]
  const sequences = isFull ? 200 : 20
  for (let sequence = 0; sequence < sequences; sequence += 1) {
    for (let step = 0; step < 5; step += 1) await oneOf(steps)?.()
    expect(await publicBytes()).toEqual(before)
  }
  expect((await textsOf(searches)).map(digest)).toEqual(found)
  // Some are refused, as an item has one draft.
  expect(made.length).toBeGreaterThan(sequences / 2)
})
