import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { permits } from '#domain/access/permission.ts'
import { contentTypeNames, type ContentTypeName } from '#domain/content/content-types.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { samples, withPicture } from '../support/content-samples.ts'
import { resultsOf, type Values } from '../support/calls/draft-calls.ts'

let server: TestServer
let admin: Client
let news: Values

/** Where a page shows each content type. */
const doors: Readonly<Record<ContentTypeName, string>> = {
  brand: '/',
  slider: '/',
  historySlide: '/',
  newsArticle: '/',
  teamMember: '/about',
  portfolioItem: '/',
  career: '/career',
  page: '/policies',
}

/** The cookies of a client, as a browser sends them with a page. */
const cookiesOf = ({ cookies }: Client) => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})
const seenBy = (client: Client, path: string, init: RequestInit = {}) =>
  client.page(path, { ...init, headers: cookiesOf(client) })
const drafted = async (body: Values) => {
  const { code, text, data } = await admin.post('/drafts', body)
  if (code !== 200) throw new Error(text)
  return resultsOf({ data })
}

beforeAll(async () => {
  server = await startServer({ TIME_ZONE: 'Asia/Bahrain' }, {}, realFront)
  admin = await server.as('Admin')
  const picture = await uploadPicture(admin)
  await admin.put('/homepage', { statement: 'Every day', languages: ['ar'] })
  const sample = withPicture(samples.newsArticle.input, picture)
  news = resultsOf(await admin.post('/NewsLater_add', { ...sample, Tittle: 'A berth' }))
  await admin.post('/career_add', samples.career.input)
  await drafted({ subject: 'newsArticle', itemId: news['id'], fields: { Tittle: 'A berth, drafted' } })
  await drafted({ subject: 'newsArticle', itemId: '', fields: { ...sample, Tittle: 'New & <b>drafted</b>' } })
  for (const name of contentTypeNames) {
    const [title = ''] = Object.keys(samples[name].input)
    const fields = { ...withPicture(samples[name].input, picture), [title]: `Drafted ${name}` }
    await drafted({ subject: name, itemId: '', fields })
  }
  await drafted({
    subject: 'homePage',
    itemId: '1',
    fields: { statement: 'National Day' },
    dueAt: '2029-12-16T06:00:00.000Z',
    release: 'National Day',
  })
})
afterAll(() => server.stop())

describe('a preview', () => {
  test('[V4] is neither cached nor indexed, hydrated or counted', async () => {
    const response = await seenBy(admin, '/preview/me/drafts/')
    expect(response.status).toBe(200)
    const { headers } = response
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(headers.get('etag')).toBeNull()
    const html = await response.text()
    expect(html).toContain('A berth, drafted')
    expect(html).not.toMatch(/canonical|og:|ld\+json|id="snapshot"|data-enquire|data-apply/)
    expect(html).toContain('New &amp; &lt;b&gt;drafted&lt;/b&gt;')
    const public_ = await (await server.visitor().page('/')).text()
    expect(public_).toContain('data-enquire')
    expect(public_).not.toMatch(/drafted|preview/i)
    for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap-pages.xml'])
      expect(await (await server.visitor().page(path)).text()).not.toContain('preview')
  })

  test('keeps links and forms inside, in each language, and leaves files alone', async () => {
    const at = '/preview/me/20291216T0600Z'
    const html = await (await seenBy(admin, `${at}/ar`)).text()
    expect(html).toContain('National Day')
    const links = [...html.matchAll(/<(?:a|form)[^>]* (?:href|action)="(\/[^"]*)"/g)].map(([, path]) => path)
    const own = links.filter((path) => path?.startsWith(`${at}/`))
    expect(own).toContain(`${at}/ar/about`)
    expect(own).toContain(`${at}/about`.replace('/about', '/'))
    expect(links.filter((path) => !path?.startsWith('/preview/me/'))).toEqual(['/ar'])
    expect(html).toMatch(/src="\/media\//)
  })

  test('has no feeds and no sitemap', async () => {
    for (const path of [
      'newsinsights/rss.xml',
      'newsinsights/feed.json',
      'career/rss.xml',
      'sitemap.xml',
      'nothing',
    ])
      expect((await seenBy(admin, `/preview/me/drafts/${path}`)).status).toBe(404)
  })

  test('[V2] shows each of two new articles at an address of its own', async () => {
    const added = (title: string) =>
      drafted({ subject: 'newsArticle', itemId: '', fields: { Tittle: title } })
    const [one, other] = [await added('One of two'), await added('The other')]
    onTestFinished(async () => {
      for (const { id } of [one, other]) await admin.delete(`/drafts/${String(id)}`)
    })
    const shownAt = async ({ id }: Values) =>
      (await seenBy(admin, `/preview/me/drafts/newsinsights/new-${String(id)}`)).text()
    expect(await shownAt(one)).toMatch(/<h1[^>]*>One of two</)
    expect(await shownAt(other)).toMatch(/<h1[^>]*>The other</)
    expect(await shownAt(one)).toContain('href="/newsinsights/new"')
  })

  test.each(['Admin', 'CXTeam', 'Hr'] as const)(
    '[W23] shows %s only what the role may edit',
    async (role) => {
      const client = await server.as(role)
      const shown: Array<string> = []
      for (const name of contentTypeNames) {
        const page = await seenBy(client, `/preview/me/drafts${doors[name]}`)
        if ((await page.text()).includes(`Drafted ${name}`)) shown.push(name)
      }
      expect(shown).toEqual(contentTypeNames.filter((name) => permits(role, `${name}.edit`)))
    },
    60_000,
  )

  test('is not found without a session, by a wrong link, or at a wrong moment', async () => {
    const unknown = async (client: Client, path: string) => {
      const response = await seenBy(client, path)
      return { status: response.status, text: await response.text() }
    }
    const expected = await unknown(server.visitor(), '/preview/nothing')
    expect(expected.status).toBe(404)
    expect(await unknown(server.visitor(), '/preview/me/drafts/')).toEqual(expected)
    expect(await unknown(server.visitor(), '/preview/7/drafts/')).toEqual(expected)
    expect(await unknown(admin, '/preview/7/drafts/')).toEqual(expected)
    expect(await unknown(admin, '/preview/me/yesterday/')).toEqual(expected)
    expect(await unknown(admin, '/preview/me/20291316T0600Z/')).toEqual(expected)
  })

  test('[V8] sends nothing that is posted, and says so', async () => {
    const body = new URLSearchParams({ firstName: 'Layla', message: 'Hello' })
    const response = await seenBy(admin, '/preview/me/drafts/contact', { method: 'POST', body })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('This is a preview. Nothing was sent.')
    expect((await admin.get('/enquiry_mail_list')).data['results']).toEqual([])
    const page = await seenBy(admin, '/preview/me/drafts/contact')
    expect(await page.text()).not.toContain('Nothing was sent.')
  })

  test('[V9] leads to a typed time in the time zone of the site, and refuses the past', async () => {
    const typed = (date: string, time: string) =>
      seenBy(admin, `/preview/me/drafts/career?location=Hidd&preview-date=${date}&preview-time=${time}`)
    const chosen = await typed('2029-12-16', '09:00')
    expect(chosen.status).toBe(303)
    expect(chosen.headers.get('location')).toBe('/preview/me/20291216T0600Z/career?location=Hidd')
    expect(await (await typed('2020-01-01', '09:00')).text()).toContain('This time has passed.')
    expect(await (await typed('', '')).text()).toContain('Choose a date and a time.')
  })
})

test('[V7] a person gets 60 pages a minute, others are not affected', async () => {
  // The minute stands still, as more pages than 60 take longer on a busy machine.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  const [hr, cx] = [await server.as('Hr'), await server.as('CXTeam')]
  const statuses = new Set<number>()
  for (let page = 0; page < 61; page += 1) statuses.add((await seenBy(hr, '/preview/me/drafts/about')).status)
  expect([...statuses]).toEqual([200, 429])
  const refused = await seenBy(hr, '/preview/me/drafts/about')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect((await seenBy(cx, '/preview/me/drafts/about')).status).toBe(200)
})

test('[V3] a client that leaves leaves nothing behind', async () => {
  const leaving = Array.from(
    { length: 5 },
    () =>
      new Promise<void>((resolve) => {
        const asked = httpRequest(`${server.site}/preview/me/drafts/`, { headers: cookiesOf(admin) })
        asked.on('error', () => resolve())
        asked.end()
        setTimeout(() => asked.destroy(new Error('left')), 5)
      }),
  )
  await Promise.all(leaving)
  // They wait for their turn, and this one after them.
  for (const path of ['/', '/about']) await seenBy(admin, `/preview/me/drafts${path}`)
  const { data } = await admin.get('/NewsLater_list')
  expect(data['results']).toMatchObject([{ id: news['id'], Tittle: 'A berth', version: 1 }])
  expect((await admin.get('/drafts')).data['results']).toHaveLength(3 + contentTypeNames.length)
})
