import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { named, parseXml, textOf } from '../support/formats/xml.ts'

const publicUrl = 'https://sahilan.example'

let server: TestServer
let admin: Client
let visitor: Client
let id: string

beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: publicUrl, LANGUAGES: 'en,ar,fr' }, {}, realFront)
  admin = await server.as('Admin')
  visitor = server.visitor()
  const Image = await uploadPicture(admin)
  const { data } = await admin.post('/NewsLater_add', { Tittle: 'A berth', Image, Description: 'x' })
  id = (data['results'] as { id: string }).id
  await admin.post('/career_add', { title: 'Pilot', location: 'Hidd, Bahrain', description: 'Berth ships.' })
  await admin.put('/homepage', { site: { brandName: 'Sahilan' }, languages: ['ar'] })
})
afterAll(() => server.stop())

const textAt = async (path: string) => {
  const response = await visitor.page(path)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

interface Version {
  readonly hreflang: string | undefined
  readonly href: string | undefined
}

const alternatesIn = (html: string): ReadonlyArray<Version> =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)" data-page>/g)].map(
    ([, hreflang, href]) => ({ hreflang, href }),
  )

const propertyIn = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<meta property="${name}" content="([^"]*)"`, 'g'))].map(([, value]) => value)

const graphIn = (html: string) => {
  const [, json = '{}'] =
    /<script type="application\/ld\+json" data-page>([\s\S]*?)<\/script>/.exec(html) ?? []
  return JSON.parse(json)['@graph']
}

const sitemap = async () => {
  const entries = named(parseXml(await textAt('/sitemap.xml')), 'url')
  return entries.map((url) => ({
    address: textOf(url, 'loc') ?? '',
    alternates: named(url, 'xhtml:link').map(({ attributes: { hreflang, href } }) => ({ hreflang, href })),
  }))
}

// Seen failing with a path in place of a whole address, and without the default.
test('[T27] alternates of the sitemap are whole, mutual and those of the HTML', async () => {
  const entries = await sitemap()
  const byAddress = new Map(entries.map(({ address, alternates }) => [address, alternates]))
  expect(byAddress.size).toBe(entries.length)
  for (const path of ['/', '/career?apply=1', `/newsinsights/${id}`])
    expect([...byAddress.keys()]).toContain(publicUrl + path)
  for (const { address, alternates } of entries) {
    const html = await textAt(address.slice(publicUrl.length) || '/')
    expect(html).toContain(`<link rel="canonical" href="${address}"`)
    expect([address, alternatesIn(html)]).toEqual([address, alternates])
    if (alternates.length === 0) continue
    expect(alternates.map(({ hreflang }) => hreflang)).toEqual(['en', 'ar', 'x-default'])
    expect(alternates[2]?.href).toBe(alternates[0]?.href)
    expect(alternates.map(({ href }) => href)).toContain(address)
    for (const { href } of alternates) expect(byAddress.get(href ?? '')).toEqual(alternates)
  }
})

test('[T32] Open Graph and structured data are of the language of the page', async () => {
  const [english, arabic] = [await textAt('/'), await textAt('/ar')]
  expect([propertyIn(english, 'og:locale'), propertyIn(english, 'og:locale:alternate')]).toEqual([
    ['en_GB'],
    ['ar_AR'],
  ])
  expect([propertyIn(arabic, 'og:locale'), propertyIn(arabic, 'og:locale:alternate')]).toEqual([
    ['ar_AR'],
    ['en_GB'],
  ])
  expect(propertyIn(arabic, 'og:url')).toEqual([`${publicUrl}/ar`])
  const group = { '@type': 'Organization', '@id': `${publicUrl}/#organization` }
  expect(graphIn(english)).toMatchObject([group, { '@id': `${publicUrl}/#website`, inLanguage: 'en' }])
  expect(graphIn(arabic)).toMatchObject([
    group,
    { '@id': `${publicUrl}/ar#website`, url: `${publicUrl}/ar`, inLanguage: 'ar' },
  ])
})

test('[T32] each page links the manifest and the feeds of its language', async () => {
  for (const [path, prefix] of [
    ['/about', ''],
    ['/ar/about', '/ar'],
  ]) {
    const html = await textAt(path ?? '')
    expect(html).toContain(`<link rel="manifest" href="${prefix}/manifest.webmanifest">`)
    expect(html).toContain(`href="${prefix}/newsinsights/rss.xml">`)
    expect(html).toContain(`href="${prefix}/newsinsights/feed.json">`)
    expect(html).toContain(`href="${prefix}/career/rss.xml">`)
  }
  expect(JSON.parse(await textAt('/ar/manifest.webmanifest'))).toMatchObject({
    id: '/ar',
    start_url: '/ar',
    scope: '/',
    lang: 'ar',
    dir: 'rtl',
  })
  expect(JSON.parse(await textAt('/manifest.webmanifest'))).toMatchObject({
    id: '/',
    start_url: '/',
    lang: 'en',
    dir: 'ltr',
  })
  expect(JSON.parse(await textAt('/ar/newsinsights/feed.json'))).toMatchObject({
    language: 'ar',
    home_page_url: `${publicUrl}/ar`,
    feed_url: `${publicUrl}/ar/newsinsights/feed.json`,
  })
  const [channel] = parseXml(await textAt('/ar/newsinsights/rss.xml')).children
  expect(channel && [textOf(channel, 'link'), textOf(channel, 'language')]).toEqual([`${publicUrl}/ar`, 'ar'])
})

test('[T32] caches feeds and manifest by language, until it is closed', async () => {
  const paths = [
    '/ar/newsinsights/rss.xml',
    '/ar/newsinsights/feed.json',
    '/ar/career/rss.xml',
    '/ar/manifest.webmanifest',
  ]
  const statuses = () => Promise.all(paths.map(async (path) => (await visitor.page(path)).status))
  expect(await statuses()).toEqual([200, 200, 200, 200])
  await admin.put('/homepage', { languages: [] })
  expect(await statuses()).toEqual([404, 404, 404, 404])
  expect(await textAt('/sitemap.xml')).not.toMatch(/xhtml|\/ar/)
  await admin.put('/homepage', { languages: ['ar'] })
  expect(await statuses()).toEqual([200, 200, 200, 200])
})

test('[T33] an Arabic share picture has its own address', async () => {
  const addressIn = async (path: string) =>
    propertyIn(await textAt(path), 'og:image')[0]?.slice(publicUrl.length) ?? ''
  const [english, arabic] = [await addressIn('/about'), await addressIn('/ar/about')]
  expect([english, arabic]).toEqual([
    expect.stringMatching(/^\/og\/site-/),
    expect.stringMatching(/^\/og\/ar\/site-/),
  ])
  expect((await visitor.page(arabic)).headers.get('content-type')).toBe('image/jpeg')
  const outdated = await visitor.page('/og/ar/site-0.jpg', { redirect: 'manual' })
  expect([outdated.status, outdated.headers.get('location')]).toEqual([302, arabic])
  for (const path of ['/og/fr/site-0.jpg', '/og/en/site-0.jpg', '/og/xx/site-0.jpg'])
    expect((await visitor.page(path)).status).toBe(404)
})

test('[T28] an article is found in Arabic once it is translated', async () => {
  const path = `/newsinsights/${id}`
  const found = async () => {
    const html = await textAt(`/ar${path}`)
    const feed: { items: ReadonlyArray<{ url: string }> } = JSON.parse(
      await textAt('/ar/newsinsights/feed.json'),
    )
    return {
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
      own: /<html[^>]* data-path="([^"]*)"/.exec(html)?.[1],
      alternates: [...alternatesIn(html), ...alternatesIn(await textAt(path))].length,
      locales: propertyIn(html, 'og:locale:alternate'),
      inLanguage: graphIn(html)[0].inLanguage,
      feed: feed.items.map(({ url }) => url),
      sitemap: (await sitemap()).map(({ address }) => address).filter((address) => address.endsWith(path)),
    }
  }
  const before = {
    canonical: publicUrl + path,
    own: `/ar${path}`,
    alternates: 0,
    locales: [],
    inLanguage: 'en',
    feed: [],
    sitemap: [publicUrl + path],
  }
  expect(await found()).toEqual(before)
  const translate = (ar: object) => admin.put(`/NewsLater_update/${id}`, { translations: { ar } })
  await translate({ Tittle: 'مرسى' })
  expect(await found()).toEqual(before)
  await translate({ Description: 'نص' })
  expect(await found()).toEqual({
    canonical: `${publicUrl}/ar${path}`,
    own: `/ar${path}`,
    alternates: 6,
    locales: ['en_GB'],
    inLanguage: 'ar',
    feed: [`${publicUrl}/ar${path}`],
    sitemap: [publicUrl + path, `${publicUrl}/ar${path}`],
  })
  expect(await textAt(`/ar${path}`)).toContain('<title>مرسى | Sahilan</title>')
  expect(await textAt(path)).toContain('<title>A berth | Sahilan</title>')
})

test('[T28] a position is found in Arabic once it is translated', async () => {
  const path = '/career?apply=1'
  const found = async () => {
    const html = await textAt(`/ar${path}`)
    return {
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
      posting: graphIn(html)[0].url,
      alternates: [...alternatesIn(html), ...alternatesIn(await textAt(path))].length,
      note: html.includes('role="note"'),
      sitemap: (await sitemap()).map(({ address }) => address).filter((address) => address.endsWith(path)),
    }
  }
  const english = publicUrl + path
  const arabic = `${publicUrl}/ar${path}`
  const before = { canonical: english, posting: english, alternates: 0, note: true, sitemap: [english] }
  expect(await found()).toEqual(before)
  const translate = (ar: object) => admin.put('/career_update/1', { translations: { ar } })
  await translate({ title: 'مرشد' })
  expect(await found()).toEqual({ ...before, note: false })
  await translate({ description: 'إرساء السفن.', location: 'الحد، البحرين' })
  expect(await found()).toEqual({
    canonical: arabic,
    posting: arabic,
    alternates: 6,
    note: false,
    sitemap: [english, arabic],
  })
})

test('[T32] a position has its employment type from the default text', async () => {
  const { data } = await admin.post('/career_add', {
    title: 'Diver',
    company: 'Jalboot',
    location: 'Hidd, Bahrain',
    employmentType: 'Full time',
    description: 'Dive.',
    translations: { ar: { title: 'غواص', employmentType: 'دوام كامل', location: 'الحد، البحرين' } },
  })
  const { id: position } = data['results'] as { id: string }
  const [posting] = graphIn(await textAt(`/ar/career?apply=${position}`))
  expect(posting).toMatchObject({
    title: 'غواص',
    employmentType: 'FULL_TIME',
    jobLocation: { address: { addressCountry: 'BH' } },
  })
})
