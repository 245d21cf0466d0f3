import { afterAll, beforeAll, expect, test } from 'vitest'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { faultsOf } from '../support/formats/vocabulary.ts'

const publicUrl = 'https://sahilan.example'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: publicUrl, DEMO_CONTENT: '1', LANGUAGES: 'en,ar' }, {}, realFront)
})
afterAll(() => server.stop())

const htmlOf = async (path: string) => (await server.visitor().page(path)).text()

const thingsOf = (html: string) => {
  const [, json = '{"@graph":[]}'] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json)['@graph']
}

/** Every page that the sitemap lists, and one of each that it does not. */
const allPages = async () => {
  const sitemap = await htmlOf('/sitemap.xml')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').slice(publicUrl.length),
  )
  const others = ['/search', '/search?q=a', '/news?year=2026', '/receipt', '/nowhere']
  return [...listed, ...others.flatMap((path) => [path, `/ar${path}`])]
}

const decoded = (text: string) =>
  text
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .trim()

/** The names and addresses of the crumbs that a page shows; the last one has no address. */
const shownCrumbs = (html: string) => {
  const trail = /<nav aria-label="(?:Breadcrumb|مسار التنقل)".*?<\/nav>/su.exec(html)?.[0] ?? ''
  return [...trail.matchAll(/<li.*?<\/li>/gsu)].map(([step]) => ({
    name: decoded(step),
    href: /href="([^"]+)"/u.exec(step)?.[1],
  }))
}

const codesOf = ({ jobLocation }: Readonly<Record<string, unknown>>) =>
  [jobLocation].flat().map((place) => Object(place).address.addressCountry)

const linksIn = (html: string, part: string) => [
  ...new Set([...html.matchAll(new RegExp(`href="([^"#]*${part}[^"#]*)`, 'g'))].map(([, href = '']) => href)),
]

test.each(['', '/ar'])('[S26] each position of %s/career has ISO codes of its countries', async (base) => {
  const positions = linksIn(await htmlOf(`${base}/career`), 'apply=')
  const codes = await Promise.all(positions.map(async (path) => codesOf(thingsOf(await htmlOf(path))[0])))
  expect(codes).toEqual([['BH'], ['SA'], ['AE'], ['BH'], ['BH'], ['BH', 'KW']])
})

test.each([
  ['', ['Bahrain', 'KSA', 'UAE', 'Kuwait']],
  ['/ar', ['البحرين', 'السعودية', 'الإمارات', 'الكويت']],
])('[S26] the countries of %s/career count their positions', async (base, countries) => {
  const counts = await Promise.all(
    countries.map(async (country) => {
      const html = await htmlOf(`${base}/career?country=${encodeURIComponent(country)}`)
      return linksIn(html, 'apply=').length
    }),
  )
  expect(counts).toEqual([4, 1, 1, 1])
})

test('[S18] structured data of every page is valid and complete', async () => {
  const faults: Array<string> = []
  const types = new Set<string>()
  for (const path of await allPages()) {
    for (const thing of thingsOf(await htmlOf(path))) {
      types.add(thing['@type'])
      faults.push(...faultsOf(thing, `${path} `))
    }
  }
  expect(faults).toEqual([])
  expect([...types].toSorted()).toEqual([
    'BreadcrumbList',
    'JobPosting',
    'NewsArticle',
    'Organization',
    'Person',
    'WebSite',
  ])
})

test('[S18] the crumbs for search engines are those that the page shows', async () => {
  const withCrumbs: Array<string> = []
  for (const path of await allPages()) {
    const html = await htmlOf(path)
    const list = thingsOf(html).find((thing: object) => Object(thing)['@type'] === 'BreadcrumbList')
    const told: ReadonlyArray<Readonly<Record<string, string>>> = list?.itemListElement ?? []
    const shown = shownCrumbs(html)
    expect([path, told.map(({ name }) => name)]).toEqual([path, shown.map(({ name }) => name)])
    expect([path, told.map(({ item }) => item).slice(0, -1)]).toEqual([
      path,
      shown.slice(0, -1).map(({ href }) => publicUrl + href),
    ])
    if (shown.length > 0) withCrumbs.push(path)
  }
  expect(withCrumbs).toEqual(expect.arrayContaining(['/news', '/ar/news', '/news?year=2026', '/companies/1']))
})

test('[S18] a fault in structured data is found', () => {
  const posting = {
    '@type': 'JobPosting',
    title: ' ',
    datePosted: 'today',
    salary: 1,
    identifier: { name: 'a' },
  }
  expect(faultsOf(posting, '', false)).toEqual([
    'JobPosting lacks description',
    'JobPosting lacks hiringOrganization',
    'JobPosting lacks jobLocation',
    'JobPosting.title is " "',
    'JobPosting.datePosted is "today"',
    'JobPosting has salary',
    'JobPosting.identifier:  has no type',
  ])
})
