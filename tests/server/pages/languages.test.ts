import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'

const publicUrl = 'https://sahilan.example'

let server: TestServer
let admin: Client
let visitor: Client
let id: string

const open = (languages: ReadonlyArray<string>) => admin.put('/homepage', { languages })

const pageAt = async (path: string) => {
  const response = await visitor.page(path, { redirect: 'manual' })
  const html = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    lang: /<html lang="(\w+)" dir="(\w+)"/.exec(html)?.slice(1).join(' '),
    path: /<html[^>]* data-path="([^"]*)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    html,
  }
}

beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: publicUrl }, {}, realFront)
  admin = await server.as('Admin')
  visitor = server.visitor()
  const Image = await uploadPicture(admin)
  const { data } = await admin.post('/NewsLater_add', { Tittle: 'A berth', Image, Description: 'x' })
  id = (data['results'] as { id: string }).id
  await admin.put('/homepage', { site: { brandName: 'Sahilan' } })
})
afterAll(() => server.stop())

describe('while Arabic is open', () => {
  beforeAll(() => open(['ar']))

  test.each([
    ['/ar', '/ar'],
    ['/ar/', '/ar'],
    ['/ar?x=1', '/ar'],
    ['/AR/About', '/ar/about'],
    ['/ar/career?apply=9', '/ar/career'],
  ])('[T26] %s is the Arabic page of %s', async (path, own) => {
    expect(await pageAt(path)).toMatchObject({
      status: 200,
      lang: 'ar rtl',
      path: own,
      canonical: publicUrl + own,
    })
  })

  test('[T26] a link in a text leads to the page of its tag, from every language', async () => {
    const body = { blocks: [{ type: 'paragraph', text: [{ text: 'About', link: '/ar/about' }] }] }
    await admin.put(`/NewsLater_update/${id}`, { body, translations: { ar: { body } } })
    for (const path of [`/newsinsights/${id}`, `/ar/newsinsights/${id}`])
      expect((await pageAt(path)).html).toMatch(/<a href="\/ar\/about" hrefLang="ar"[^>]*>About<\/a>/)
    await admin.put(`/NewsLater_update/${id}`, { body: null, translations: { ar: { body: null } } })
  })

  test('[T26] English pages keep their addresses', async () => {
    for (const path of ['/', '/about', `/newsinsights/${id}`])
      expect(await pageAt(path)).toMatchObject({
        status: 200,
        lang: 'en ltr',
        path: undefined,
        canonical: publicUrl + path,
      })
  })

  test.each(['/about?x=1', '/', '/newsinsights/1'])('[T26] /en leads to %s', async (path) => {
    const { status, headers } = await pageAt(`/en${path}`)
    expect([status, headers.get('location')]).toEqual([308, path])
  })

  test.each(['/en//evil.example', '/ar//evil.example'])('[T26] %s leads to no other host', async (path) => {
    const { status, headers } = await pageAt(path)
    expect([status, headers.get('location')]).toEqual([404, null])
  })

  test.each(['nowhere', 'admin', 'admin/NewsList', 'api/group/NewsLater_list', 'media/a.webp', 'robots.txt'])(
    '[T26] /ar/%s is the Arabic not-found page, which leads to /ar',
    async (path) => {
      const { status, lang, html, canonical, path: own } = await pageAt(`/ar/${path}`)
      expect([status, lang, canonical, own]).toEqual([404, 'ar rtl', undefined, undefined])
      expect(/<main[\s\S]*<\/main>/.exec(html)?.[0]).toContain('href="/ar"')
    },
  )

  test('[T26] every link of an Arabic page leads to an Arabic page', async () => {
    for (const path of ['/ar', '/ar/about', '/ar/career', '/ar/contact', `/ar/newsinsights/${id}`]) {
      const { html } = await pageAt(path)
      const links = [...html.matchAll(/<a (?![^>]*hreflang)[^>]*href="(\/[^"]*)"/gi)].map(([, href]) => href)
      const forms = [...html.matchAll(/<form[^>]* action="([^"]*)"/g)].map(([, action]) => action)
      expect(links.length * forms.length).toBeGreaterThan(0)
      expect([...links, ...forms].filter((href) => !/^\/ar(?=[/?#]|$)/.test(href ?? ''))).toEqual([])
    }
  })

  test('an address that is not configured is the not-found page of the default language', async () => {
    expect(await pageAt('/fr/about')).toMatchObject({ status: 404, lang: 'en ltr' })
  })

  test('[T31] no page sets a cookie, varies or redirects by the language of a visitor', async () => {
    for (const path of ['/', '/ar']) {
      const response = await visitor.page(path, { headers: { 'accept-language': 'ar' }, redirect: 'manual' })
      const plain = await visitor.page(path)
      expect([response.status, response.headers.get('set-cookie'), response.headers.get('vary')]).toEqual([
        200,
        null,
        'accept-encoding',
      ])
      expect(await response.text()).toBe(await plain.text())
    }
  })

  test('[T47] a save invalidates the pages of both languages', async () => {
    const path = `/newsinsights/${id}`
    const titles = () => Promise.all([path, `/ar${path}`].map(async (each) => (await pageAt(each)).html))
    expect((await titles()).map((html) => html.includes('A berth'))).toEqual([true, true])
    await admin.put(`/NewsLater_update/${id}`, { Tittle: 'Two berths' })
    expect((await titles()).map((html) => html.includes('Two berths'))).toEqual([true, true])
  })

  test('counts visits of Arabic pages on their own', async () => {
    const view = async (path: string) => (await visitor.post('/page_view', { path, referrer: '' })).code
    const paths = [
      '/ar',
      '/ar/about',
      `/ar/newsinsights/${id}`,
      '/ar/',
      '/AR/about',
      '/en/about',
      '/fr/about',
    ]
    expect(await Promise.all(paths.map(view))).toEqual([200, 200, 200, 422, 422, 422, 422])
  })
})

test('[T2] while Arabic is closed there is no Arabic page', async () => {
  await open([])
  const before = await pageAt('/about')
  await open(['ar'])
  const opened = await pageAt('/about')
  expect((await pageAt('/ar/about')).status).toBe(200)
  expect(opened.html).not.toBe(before.html)
  await open([])
  for (const path of [
    '/ar',
    '/ar/about',
    '/ar/newsinsights/feed.json',
    '/ar/manifest.webmanifest',
    '/en/about',
  ])
    expect(await pageAt(path)).toMatchObject({ status: 404, lang: 'en ltr' })
  expect((await pageAt('/about')).html).toBe(before.html)
})
