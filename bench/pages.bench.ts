import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { untilPicturesAreMade } from '#tests/support/pictures-made.ts'
import { inRounds, ratio, reporting, type Figure } from './support/figures.ts'
import { addLongPage } from './support/long-page.ts'
import { startNginx } from './support/nginx.ts'
import type { Running } from './support/process.ts'
import { startProduct } from './support/product.ts'
import { transferOf } from './support/transfer.ts'
import { requestsPerSecond, type Load } from './support/wrk.ts'

const pages = {
  home: '/',
  about: '/about',
  services: '/services',
  careers: '/career',
  contact: '/contact',
  news: '/newsinsights/6',
  'home-ar': '/ar',
  'news-ar': '/ar/newsinsights/6',
} as const

const load: Load = { connections: 64, seconds: 3 }
const gzip = { 'accept-encoding': 'gzip' }
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const kilobyte = 1024

const ofConnection = /^(content-|date|connection|keep-alive|transfer-encoding|etag|vary)/

/** B5: a page that is rendered for each request. */
const rendered = async (id: string, what: string, address: string): Promise<Figure> => ({
  id,
  what: `${what}, rendered for each request`,
  value: await inRounds(() => requestsPerSecond(address, { ...load, uncached: true })),
  unit: 'a second',
  must: { least: 1_000 },
})

/** B1, B2, B3: a cached page compared with nginx that serves the same bytes from files; B5. */
const throughput = async (product: Running, name: string, path: string): Promise<ReadonlyArray<Figure>> => {
  const response = await fetch(product.url + path, { headers: gzip })
  const headers = Object.fromEntries([...response.headers].filter(([header]) => !ofConnection.test(header)))
  const nginx = await startNginx(folder, 4989, { html: await response.text(), headers })
  const ours = (headersSent: Load['headers'] = {}) =>
    requestsPerSecond(product.url + path, { ...load, headers: headersSent })
  const theirs = (headersSent: Load['headers'] = {}) =>
    requestsPerSecond(`${nginx.url}/`, { ...load, headers: headersSent })
  const unit = 'of nginx'
  const conditional = { ...gzip, 'if-none-match': response.headers.get('etag') ?? '' }
  const figures: ReadonlyArray<Figure> = [
    {
      id: 'B1',
      what: `${name}, gzip`,
      value: await ratio(
        () => ours(gzip),
        () => theirs(gzip),
      ),
      unit,
      must: { least: 0.5 },
    },
    { id: 'B2', what: `${name}, plain`, value: await ratio(ours, theirs), unit, must: { least: 0.6 } },
    {
      id: 'B3',
      what: `${name}, not modified, against nginx sending the page`,
      value: await ratio(
        () => ours(conditional),
        () => theirs(gzip),
      ),
      unit,
      must: { least: 0.7 },
    },
    await rendered('B5', name, product.url + path),
  ]
  await nginx.stop()
  return figures
}

/** B21: an Arabic page compared with the English one, from the cache and rendered for each request. */
const inArabic = async (product: Running): Promise<ReadonlyArray<Figure>> => {
  const figures: Array<Figure> = []
  const inBoth = [
    ['/', '/ar'],
    [pages.news, `/ar${pages.news}`],
  ] as const
  for (const [english, arabic] of inBoth)
    for (const uncached of [false, true]) {
      const rate = (path: string) => () =>
        requestsPerSecond(product.url + path, { ...load, headers: gzip, uncached })
      figures.push({
        id: 'B21',
        what: `${english}, ${uncached ? 'rendered for each request' : 'cached'}`,
        value: await ratio(rate(arabic), rate(english)),
        unit: 'of English',
        must: { least: 0.9 },
      })
    }
  return figures
}

/** B8: what a browser downloads before any interaction. */
const transfer = async (product: Running, name: string, path: string): Promise<ReadonlyArray<Figure>> => {
  const { requests, fonts, bytes } = await transferOf(product.url + path)
  const { Font: latin = 0, 'Arabic font': arabic = 0, ...others } = bytes
  const isArabic = name.endsWith('-ar')
  const total = Object.values(others).reduce((sum, part) => sum + part, 0)
  const parts = Object.entries(others).map(([kind, part]) => `${kind} ${(part / kilobyte).toFixed(1)}`)
  return [
    {
      id: 'B8',
      what: `${name}: requests without fonts (${fonts})`,
      value: requests - fonts,
      unit: '',
      must: { most: 20 },
    },
    // On an English page with those of the brand's own words.
    {
      id: 'B8',
      what: `${name}: ${isArabic ? 'Latin fonts' : 'fonts'}`,
      value: (isArabic ? latin : latin + arabic) / kilobyte,
      unit: 'KB',
      must: { most: 70 },
    },
    ...(isArabic
      ? [
          {
            id: 'T45',
            what: `${name}: Arabic fonts`,
            value: arabic / kilobyte,
            unit: 'KB',
            must: { most: 65 },
          },
        ]
      : []),
    {
      id: 'B8',
      what: `${name}: without fonts (${parts.join(', ')})`,
      value: total / kilobyte,
      unit: 'KB',
      must: { most: 100 },
    },
  ]
}

const site = join(folder, 'site')
const password = 'A password of the bench.'
const product = await startProduct(site, 4988, { ADMIN_PASSWORD: password })
await untilPicturesAreMade(site)
const report = reporting('pages')
const wanted = process.argv.slice(2)
for (const [name, path] of Object.entries(pages)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  await fetch(product.url + path)
  report(await throughput(product, name, path))
  report(await transfer(product, name, path))
}
if (wanted.length === 0 || wanted.includes('arabic')) report(await inArabic(product))
if (wanted.length === 0 || wanted.includes('sections')) {
  const { address } = await addLongPage(product.url, password)
  report([await rendered('S15', 'a page of 100 sections', product.url + address)])
}
await product.stop()
rmSync(folder, { recursive: true })
