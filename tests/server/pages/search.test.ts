import { Arbitrary, Effect, Schema } from 'effect'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { newDatabase } from '#tests/support/databases/postgres-databases.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'

let server: TestServer
let admin: Client

beforeAll(async () => {
  const store = inject('postgres') === undefined ? {} : { DATABASE_URL: await newDatabase() }
  server = await startServer({ LANGUAGES: 'en,ar', ...store }, {}, realFront)
  admin = await server.as('Admin')
  const Image = await uploadPicture(admin)
  for (let at = 1; at <= 12; at += 1)
    await admin.post('/NewsLater_add', { Tittle: `Wharf ${at}`, Image, Description: 'At sea.' })
  await admin.post('/career_add', {
    title: 'Wharfinger',
    location: 'Hidd',
    description: '<i>Quay</i>',
    closingDate: '2020-01-31',
  })
  await admin.put('/homepage', { languages: ['ar'] })
})
afterAll(() => server.stop())

const pageAt = async (path: string) => {
  const response = await server.visitor().page(path)
  return { status: response.status, headers: response.headers, html: await response.text() }
}
const titlesIn = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a [^>]*>(.*?)<\/a><\/h3>/g)].map(([, title = '']) =>
    title.replaceAll(/<[^>]*>/g, ''),
  )
const linkIn = (html: string, text: string) =>
  new RegExp(`<a href="([^"]*)"[^>]*>${text}</a>`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''

test('[S1] [S2] shows ten results with marked words, and pages', async () => {
  const { status, html } = await pageAt('/search?q=harf')
  expect(status).toBe(200)
  expect(titlesIn(html)).toEqual(Array.from({ length: 10 }, (_, at) => `Wharf ${12 - at}`))
  expect(html).toContain('W<mark>harf</mark> 12')
  expect(html).toContain('<title>12 results for “harf”')
  const second = await pageAt(linkIn(html, 'More results'))
  expect(titlesIn(second.html)).toEqual(['Wharf 2', 'Wharf 1'])
  const back = await pageAt(linkIn(second.html, 'Previous results'))
  expect(titlesIn(back.html)).toEqual(titlesIn(html))
})

test('[S1] [S2] the chosen kind stands in the address', async () => {
  expect(titlesIn((await pageAt('/search?q=harf&kind=news')).html)).toHaveLength(10)
  const people = await pageAt('/search?q=harf&kind=people')
  expect(titlesIn(people.html)).toEqual([])
  expect(people.html).toContain('Nothing found for “harf”.')
})

test('[S1] an Arabic page marks what was found in English, and says so', async () => {
  const [Image, ar] = [await uploadPicture(admin), { Tittle: 'مرسى', Description: 'للسفن.' }]
  const english = { Tittle: 'Berth', Image, Description: 'For deep ships.' }
  await admin.post('/NewsLater_add?lang=all', { ...english, translations: { ar } })
  const { html } = await pageAt('/ar/search?q=deep')
  expect(titlesIn(html)).toEqual(['مرسى'])
  expect(html).toMatch(
    /<p lang="en" dir="ltr"[^>]*>For <mark>deep<\/mark> ships\.<\/p><p[^>]*><span[^>]*>بالإنجليزية</,
  )
})

test('[S1] the result of an item without a page leads to its place on another', async () => {
  const image = await uploadPicture(admin)
  await admin.post('/AboutusTeam_add', { Name: 'Ms Keelson', designation: 'Pilot', MemberImage: image })
  await admin.post('/OurPortfolio_add', { Tittle: 'Keelson Lines', Images: [{ logoimage: image }] })
  const { html } = await pageAt('/search?q=keelson')
  const places = [...html.matchAll(/<h3[^>]*><a href="([^"#]*)#([^"]*)"/g)]
  expect(new Set(places.map(([, path]) => path))).toEqual(new Set(['/', '/about']))
  for (const [, path = '', anchor] of places) expect((await pageAt(path)).html).toContain(`id="${anchor}"`)
})

test('[S1] finds nothing that is a draft, unpublished or deleted', async () => {
  const { data } = await admin.post('/AboutusTeam_add', {
    Name: 'Ms Unseen',
    designation: 'Pilot',
    MemberImage: await uploadPicture(admin),
  })
  const { id } = data['results'] as { id: string }
  expect(titlesIn((await pageAt('/search?q=unseen')).html)).toEqual(['Ms Unseen'])
  await admin.post('/drafts', { subject: 'newsArticle', fields: { Tittle: 'Unseen draft' } })
  await admin.put(`/unpublished/teamMember/${id}`, {})
  expect(titlesIn((await pageAt('/search?q=unseen')).html)).toEqual([])
})

test('[S2] search pages are neither indexed nor cached nor counted as pages', async () => {
  const size = async () =>
    /^page_cache_pages .*$/m.exec(await (await server.visitor().page('/metrics')).text())?.[0]
  const before = await size()
  const { html } = await pageAt('/search?q=wharf')
  expect(html).toContain('<meta name="robots" content="noindex" data-page>')
  expect(html).not.toContain('rel="canonical"')
  expect(await size()).toBe(before)
})

test('[S2] any query answers a page', async () => {
  const hostile = [
    '',
    '%00',
    '"',
    '%22*%22',
    '%E0%A4%A',
    'a'.repeat(3_000),
    '%F0%9F%8C%8A',
    '<script>',
    'NEAR(a,b)',
  ]
  const paths = [
    ...hostile.map((query) => `/search?q=${query}`),
    '/search?q=wharf&after=x',
    '/search?q=wharf&before=9.news.9&kind=nothing',
    '/search?q[]=1',
    '/ar/search?q=wharf',
  ]
  for (const path of paths) {
    const { status, html } = await pageAt(path)
    expect([path, status < 500, html.startsWith('<!doctype html>')]).toEqual([path, true, true])
  }
})

test('[S2] any text can be searched', async () => {
  const check = Arbitrary.checkEffect(
    Arbitrary.schema(Schema.String),
    (q) =>
      Effect.promise(async () => {
        const { status, html } = await pageAt(`/search?${new URLSearchParams({ q })}`)
        return status === 200 && html.startsWith('<!doctype html>')
      }),
    { runs: 40 },
  )
  expect(Arbitrary.formatCheckFailure(await Effect.runPromise(check))).toBeUndefined()
})

test('[S5] no query is in a log', async () => {
  const logs = (['log', 'warn', 'error', 'info'] as const).map((name) => vi.spyOn(console, name))
  const out = vi.spyOn(process.stdout, 'write')
  await pageAt('/search?q=confidential&after=x')
  await pageAt('/api/group/search?q=confidential&kind=x')
  const written = [...logs, out].flatMap(({ mock }) => mock.calls.map(String))
  vi.restoreAllMocks()
  expect(written.filter((line) => line.includes('confidential'))).toEqual([])
})

test('[S5] a flood of searches from one address is refused for a while', async () => {
  const limited = await startServer({ RATE_LIMIT: 'on' }, {}, realFront)
  try {
    const visitor = limited.visitor()
    const spellings = [
      '/search?q=a',
      '/SEARCH/?q=a',
      '/%73earch?q=b',
      '/api/group/search?q=c',
      '/news?year=2026&q=d',
    ]
    for (let at = 0; at < 30; at += 1) await visitor.page(spellings[at % 5] ?? '')
    for (const path of spellings) {
      const refused = await visitor.page(path)
      expect([path, refused.status]).toEqual([path, 429])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    for (const path of ['/search', '/', '/about', '/news?year=2026', '/news?q='])
      expect((await visitor.page(path)).status).toBe(200)
  } finally {
    await limited.stop()
  }
})

test('[S5] a refused search says so in the language of its page', async () => {
  const limited = await startServer({ RATE_LIMIT: 'on', LANGUAGES: 'en,ar' }, {}, realFront)
  try {
    const visitor = limited.visitor()
    for (let at = 0; at < 30; at += 1) await visitor.page('/api/group/search?q=a')
    const refusedAt = async (path: string) => (await visitor.page(path)).text()
    expect(await refusedAt('/search?q=a')).toContain(
      '<p>Too many searches in a short time. Please try again in a moment.</p>',
    )
    const inArabic = await refusedAt('/ar/search?q=a')
    expect(inArabic).toContain('<html lang="ar" dir="rtl">')
    expect(inArabic).toContain('<p>عمليات بحث كثيرة في وقت قصير. يُرجى إعادة المحاولة بعد قليل.</p>')
  } finally {
    await limited.stop()
  }
})
