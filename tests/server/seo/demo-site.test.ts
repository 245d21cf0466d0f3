import { afterAll, beforeAll, expect, test } from 'vitest'
import { realFront } from '#tests/support/real-front.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

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
