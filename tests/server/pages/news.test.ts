import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { newDatabase } from '#tests/support/databases/postgres-databases.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'

let server: TestServer
let admin: Client
/** The newest first. */
let ids: ReadonlyArray<string>

beforeAll(async () => {
  const store = inject('postgres') === undefined ? {} : { DATABASE_URL: await newDatabase() }
  server = await startServer({ PUBLIC_URL: 'https://sahilan.example', ...store }, {}, realFront)
  admin = await server.as('Admin')
  const Image = await uploadPicture(admin)
  for (let at = 1; at <= 26; at += 1)
    await admin.post('/NewsLater_add', { Tittle: `Cable ${at}`, Image, Description: 'x' })
  const { data } = await admin.get('/NewsLater_list')
  ids = (data['results'] as ReadonlyArray<{ id: string }>).map(({ id }) => id)
})
afterAll(() => server.stop())

const textAt = async (path: string) => (await server.visitor().page(path)).text()
const archived = async (path: string) =>
  [...(await textAt(path)).matchAll(/href="\/newsinsights\/(\d+)"[^>]*><time/g)].map(([, id = '']) => id)
const year = new Date().getFullYear()

test('[S6] the archive lists every article once, under its year with their number', async () => {
  expect(await archived('/news')).toEqual(ids)
  expect(await textAt('/news')).toMatch(new RegExp(`>${year}<!-- --> <span[^>]*>26</span>`))
})

test('[S6] the archive is narrowed by year and words', async () => {
  expect(await archived('/news?q=cable%2025')).toEqual([ids[1]])
  expect(await archived(`/news?year=${year}`)).toEqual(ids)
  expect(await archived(`/news?year=${year - 1}`)).toEqual([])
  expect(await archived(`/news?before=${year}`)).toEqual([])
})

test('[S6] a search stays within the chosen company and year', async () => {
  const [form = ''] =
    /<form role="search"[\s\S]*?<\/form>/.exec(await textAt(`/news?company=7&year=${year}`)) ?? []
  expect(form).toContain('<input type="hidden" name="company" value="7"/>')
  expect(form).toContain(`<input type="hidden" name="year" value="${year}"/>`)
  expect(await textAt('/news')).not.toContain('type="hidden" name="year"')
})

test('[S6] a search in Arabic finds what is listed in English, and marks it', async () => {
  await admin.put('/homepage', { languages: ['ar'] })
  const ar = { Tittle: 'كابل', Description: 'نص' }
  await admin.put(`/NewsLater_update/${ids[3]}?lang=all`, { translations: { ar } })
  const titlesAt = async (query: string) =>
    [...(await textAt(`/ar/news?q=${encodeURIComponent(query)}`)).matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(
      ([, title = '']) => title.replaceAll(/<[^>]*>/g, ''),
    )
  expect(await titlesAt('cable 25')).toEqual(['Cable 25 بالإنجليزية'])
  expect(await titlesAt('cable 23')).toEqual(['كابل'])
  expect(await titlesAt('كابل')).toEqual(['كابل'])
  await admin.put('/homepage', { languages: [] })
})

test('[S9] the archive of a company that is gone leads to all news', async () => {
  const html = await textAt('/news?company=999')
  expect(html).toContain('No news here yet.')
  expect(html).toContain('<a href="/news"')
})

test('[S6] an odd query shows the archive', async () => {
  for (const odd of ['year=x', 'before=1', 'q=%00', 'year=9999&before=0001', `q=${'x'.repeat(400)}`])
    expect((await server.visitor().page(`/news?${odd}`)).status).toBe(200)
})

test('[S6] the archive is in the sitemap, and found words are in no search engine', async () => {
  expect(await textAt('/sitemap.xml')).toContain('<loc>https://sahilan.example/news</loc>')
  expect(await textAt('/news')).not.toContain('noindex')
  expect(await textAt('/news?q=cable')).toContain('content="noindex"')
})

test('[S6] a filter that cannot be read is refused', async () => {
  for (const unreadable of ['from=2026', 'to=%00', 'newerThan=x', 'olderThan=-1', 'openOn=today'])
    expect((await admin.get(`/NewsLater_list?${unreadable}`)).status).toBe(400)
  const { data } = await admin.get(`/NewsLater_list?newerThan=${ids[25]}`)
  expect(data).toMatchObject({ total: 25, next: expect.any(String) })
})

test('[S7] the news page shows 24 titles and the way to all news', async () => {
  const titles = /<nav aria-labelledby="latest-news"[\s\S]*?<\/nav>/.exec(
    await textAt(`/newsinsights/${ids[25]}`),
  )
  const links = titles?.[0].match(/<a href="\/newsinsights\/\d+"[^>]*>/g) ?? []
  expect(links).toHaveLength(25)
  expect(links.at(-1)).toMatch(new RegExp(`/${ids[25]}" .*aria-current="true"`))
  expect(titles?.[0]).toContain('<a href="/news"')
})

test('[S24] previous and next lead through all articles, each with its day', async () => {
  const visited: Array<string> = []
  let next: string | undefined = ids[0]
  while (next !== undefined) {
    visited.push(next)
    const html = await textAt(`/newsinsights/${next}`)
    expect(/<article[\s\S]*?<\/article>/.exec(html)?.[0]).toContain('<time dateTime="')
    const previous = /href="\/newsinsights\/(\d+)" rel="prev"/.exec(html)?.[1]
    expect(previous).toBe(visited.at(-2))
    next = /href="\/newsinsights\/(\d+)" rel="next"/.exec(html)?.[1]
  }
  expect(visited).toEqual(ids)
})

test('[S24] an article that is gone says so above the latest one', async () => {
  const html = await textAt('/newsinsights/999')
  expect(html).toMatch(/That article is no longer here\. This is the latest\.[\s\S]*<h1[^>]*>Cable 26</)
})

test('the address of a new article in a preview shows the latest one as it is', async () => {
  const html = await textAt('/newsinsights/new')
  expect(html).toMatch(/<h1[^>]*>Cable 26</)
  expect(html).not.toContain('no longer here')
})
