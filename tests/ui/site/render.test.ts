// @vitest-environment node
import { Layer, ManagedRuntime } from 'effect'
import { expect, test } from 'vitest'
import { MemoryContents } from '#adapters/memory/content/contents.ts'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import type { HomePageContent } from '#domain/content/home-page/home-page.ts'
import { pageLanguageOf } from '#domain/language/page-language.ts'
import { site } from '#domain/wording/en/site/site.ts'
import type { ReadFailure } from '#ports/failures.ts'
import { devAssets } from '#server/pages/render/assets.ts'
import { renderedPage } from '#tests/ui/site/rendered-page.ts'
import { contentReads } from '#ui/page-reads.ts'
import { place } from '#ui/site/layout/frame/header/header.css.ts'

const article = (id: number, title = `Article ${id}`, description = `Text of ${id}.\n\nMore.`) => ({
  id: String(id),
  title,
  description,
  image: `/media/0123456789abcdef012${id % 10}-1920x1280.webp`,
  createdAt: new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString(),
})

const details: HomePageContent = { site: { brandName: 'Sahilan', legalName: 'Sahilan Group Holding' } }

interface Given {
  readonly news?: ReadonlyArray<ReturnType<typeof article>>
  readonly contentsFail?: boolean
  readonly homePageFails?: boolean
  readonly failure?: ReadFailure
}

/** Renders pages of a site on memory adapters. */
const siteOf = ({
  news = [article(1), article(2)],
  contentsFail = false,
  homePageFails = false,
  failure = exampleFailures.broken,
}: Given = {}) => {
  const failing = { reads: failure }
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      MemoryContents({ items: { newsArticle: news }, ...(contentsFail && { failing }) }),
      MemoryHomePageDetails({ details, ...(homePageFails && { failing }) }),
    ),
  )
  return (path: string) =>
    renderedPage(path, {
      read: contentReads((effect) => runtime.runPromise(effect)),
      publicUrl: 'https://sahilan.example',
      product: 'group',
      timeZone: 'Asia/Bahrain',
      today: '2026-11-21',
      ...pageLanguageOf('en', 'en'),
      assets: {
        boot: '/boot.js',
        rules: [{ needs: [[place.over]], css: 'p{margin:0}' }],
        fonts: { Latn: [{ href: '/text.woff2' }], Arab: [], Deva: [] },
      },
    })
}

/** The class of the transparent header (H4). */
const overThePicture = place.over

const snapshotIn = (html: string): unknown => {
  const [, json] = /<script type="application\/json" id="snapshot">([\s\S]*?)<\/script>/.exec(html) ?? []
  return json === undefined ? undefined : JSON.parse(json)
}

const dataIn = (html: string): unknown => {
  const [, json] = /<script type="application\/ld\+json" data-page>([\s\S]*?)<\/script>/.exec(html) ?? []
  return json === undefined ? undefined : JSON.parse(json)
}

test('renders head, text and the embedded loader data', async () => {
  const { status, html, shows, canonicalPath } = await siteOf()('/newsinsights/1')
  expect(status).toBe(200)
  expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr" data-product="group">/)
  expect(html).toContain('<title>Article 1 | Sahilan</title>')
  expect(html).toContain('<meta name="description" content="Text of 1. More." data-page>')
  expect(html).toContain('<link rel="canonical" href="https://sahilan.example/newsinsights/1" data-page>')
  expect(html).toContain('<meta property="og:image:width" content="1200" data-page>')
  expect(html).toContain('<link rel="alternate" type="application/rss+xml"')
  expect(html).toContain('<link rel="preload" as="font" type="font/woff2" href="/text.woff2" crossorigin>')
  expect(html).toContain('<script type="module" src="/boot.js" fetchpriority="low"></script>')
  expect(html).toContain('Text of 1.</p>')
  expect(html).toContain('<style></style></head>')
  expect(html).not.toContain('noindex')
  expect(canonicalPath).toBe('/newsinsights/1')
  expect(shows.toSorted()).toEqual(['historySlide', 'homePage', 'newsArticle', 'page'])
})

test('contains no executable script except the boot script', async () => {
  const { html } = await siteOf()('/newsinsights/1')
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
  expect(scripts).toEqual([
    ' type="module" src="/boot.js" fetchpriority="low"',
    ' type="application/ld+json" data-page',
    ' type="application/json" id="snapshot"',
  ])
})

test('[N2] an unknown id shows the first article with noindex', async () => {
  const { status, html, canonicalPath } = await siteOf()('/newsinsights/999')
  expect(status).toBe(200)
  expect(html).toContain('<title>Article 2 | Sahilan</title>')
  expect(html).toContain('<link rel="canonical" href="https://sahilan.example/newsinsights/2" data-page>')
  expect(html).toContain('<meta name="robots" content="noindex" data-page>')
  expect(canonicalPath).toBeNull()
})

test('[N5] without news nothing is selected', async () => {
  const { status, html } = await siteOf({ news: [] })('/newsinsights/1')
  expect(status).toBe(200)
  expect(html).toContain('No news article selected.')
})

test.each(['/nowhere', '/newsinsights', '/newsinsights/1/2', '/about/../etc', '/%E0%A4%A', '/%00'])(
  '[P7] responds to %s with 404',
  async (path) => {
    const { status, html, canonicalPath } = await siteOf()(path)
    expect(status).toBe(404)
    expect(html).toContain('<title>Page not found | Sahilan</title>')
    expect(html).toContain('Oops! The page you&#x27;re looking for doesn&#x27;t exist.')
    expect(html).not.toContain('rel="canonical"')
    expect(html).not.toContain(overThePicture)
    expect(canonicalPath).toBeNull()
  },
)

test.each([{ contentsFail: true }, { homePageFails: true }, { contentsFail: true, homePageFails: true }])(
  '[N7] responds with 503 and the message if a read fails: %o',
  async (given) => {
    const { status, html, canonicalPath } = await siteOf(given)('/newsinsights/1')
    expect(status).toBe(503)
    expect(html).toContain('Error Occurred')
    expect(html).toContain('The server could not do this')
    expect(html).toMatch(/<title>[^<]+<\/title>/)
    expect(html).toContain('noindex')
    expect(html).toContain('<header')
    expect(snapshotIn(html)).toBeUndefined()
    expect(canonicalPath).toBeNull()
  },
)

// Regression: this was a 503.
test('shows no details of an unexpected error', async () => {
  const { html, status } = await renderedPage('/', {
    read: contentReads(() => Promise.reject(new TypeError('select * from secrets'))),
    publicUrl: 'https://sahilan.example',
    product: 'group',
    timeZone: 'Asia/Bahrain',
    today: '2026-11-21',
    ...pageLanguageOf('en', 'en'),
    assets: devAssets,
  })
  expect(status).toBe(503)
  expect(html).not.toContain('secrets')
  expect(html).toContain(site.failed.unanswered)
})

test('shows a sentence for a broken connection', async () => {
  const { html, status } = await siteOf({ homePageFails: true, failure: exampleFailures.offline })('/')
  expect(status).toBe(503)
  expect(html).not.toContain(exampleFailures.offline.message)
  expect(html).toContain(site.failed.unanswered)
})

test('escapes text that looks like markup', async () => {
  const title = '</script><b>"Bold" & \'brave\'</b>'
  const { html } = await siteOf({ news: [article(1, title, '<img src=x onerror=alert(1)>')] })(
    '/newsinsights/1',
  )
  expect(html).not.toContain('<b>')
  expect(html).not.toContain('<img src=x')
  expect(html.match(/<\/script>/g)).toHaveLength(3)
  expect(dataIn(html)).toMatchObject({ '@graph': [{ headline: title }] })
  expect(snapshotIn(html)).toMatchObject({ results: { selected: { article: { title } } } })
})

test('[T38] Arabic that begins in Latin letters is right-to-left', async () => {
  const news = [
    article(
      1,
      'Dhuha Energy توقع عقداً',
      'Dhuha Energy توقع عقداً جديداً لتطوير محطة الطاقة في المنامة.\n\nSigned in Hidd.',
    ),
  ]
  const { html } = await siteOf({ news })('/newsinsights/1')
  expect(html).toMatch(/<h1 dir="rtl"[^>]*>Dhuha/)
  expect(html).toMatch(/<p dir="rtl" lang="ar"[^>]*>Dhuha/)
  expect(html).toMatch(/<p dir="auto"[^>]*>Signed/)
})

test('an Arabic article is right-to-left and has the language ar', async () => {
  const news = [article(1, 'افتتاح رصيف رابع في الحد', 'يضيف الرصيف الجديد 310 أمتار.')]
  const { html } = await siteOf({ news })('/newsinsights/1')
  expect(html).toMatch(/<article dir="rtl"><h1 dir="rtl" lang="ar"/)
  expect(html).toMatch(/<p dir="rtl" lang="ar"[^>]*>يضيف/)
  expect((await siteOf()('/newsinsights/1')).html).toMatch(/<article><h1 dir="auto" class/)
})

test('[S7] shows 24 titles, the selected one and a link to all news', async () => {
  const render = siteOf({ news: Array.from({ length: 70 }, (_, at) => article(at + 1)) })
  const listIn = (html: string) => /<nav aria-labelledby="latest-news"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
  const titlesIn = (html: string) =>
    [...listIn(html).matchAll(/<a href="\/newsinsights\/(\d+)"/g)].map(([, id]) => Number(id))
  const newest = await render('/newsinsights/70')
  expect(titlesIn(newest.html)).toEqual(Array.from({ length: 24 }, (_, at) => 70 - at))
  expect(newest.html).not.toContain('Text of 69')

  const old = await render('/newsinsights/3')
  expect(titlesIn(old.html)).toEqual([...Array.from({ length: 24 }, (_, at) => 70 - at), 3])

  expect(listIn(old.html)).toContain('<a href="/news"')
})

test('[S7] the way to all news is there however few there are', async () => {
  const { html } = await siteOf({ news: [article(1)] })('/newsinsights/1')
  expect(html).toMatch(/<nav aria-labelledby="latest-news"(?:(?!<\/nav>).)*<a href="\/news"/)
})

test('[H4] the header is transparent only on /', async () => {
  const isOver = async (path: string) => (await siteOf()(path)).html.includes(overThePicture)
  expect([await isOver('/'), await isOver('/newsinsights/1')]).toEqual([true, false])
})

test.each([
  ['/NEWSINSIGHTS/1', '/newsinsights/1'],
  ['/newsinsights/1/', '/newsinsights/1'],
  ['/newsinsights/%31', '/newsinsights/1'],
  ['/', '/'],
  ['/?utm_source=x', null],
])('the page of %s is cached as that of %s', async (path, cachedPath) => {
  const { status, canonicalPath } = await siteOf()(path)
  expect(status).toBe(200)
  expect(canonicalPath).toBe(cachedPath)
})
