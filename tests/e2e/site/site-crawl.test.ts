import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { sample } from '../support/sample.ts'
import { desktop, useVisits } from '../support/visit.ts'

const site = useVisits({ LANGUAGES: 'en,ar' })

interface Crawled {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly headings: ReadonlyArray<number>
  readonly ids: ReadonlyArray<string>
  /** Within the site, with their fragments. */
  readonly links: ReadonlyArray<string>
  /** Other pages are parts of one that is indexed, such as its filters. */
  readonly isIndexed: boolean
}

const crawled = async (page: Page, path: string): Promise<Crawled> => {
  await page.goto(path)
  return page.evaluate((own) => {
    const contentOf = (name: string) =>
      document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search, hash }) => pathname + search + hash)
    return {
      path: own,
      title: document.title,
      description: contentOf('description'),
      headings: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
        .filter((heading) => heading.closest('dialog') === null)
        .map(({ tagName }) => Number(tagName.slice(1))),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...new Set(links)],
      isIndexed:
        contentOf('robots') === '' &&
        canonical !== undefined &&
        new URL(canonical).pathname + new URL(canonical).search === own,
    }
  }, path)
}

const pathOf = (link: string) => link.split('#')[0] ?? ''
const isOfLanguage = (path: string, base: string) => /^\/ar(?:\/|\?|$)/.test(path) === (base === '/ar')

/** All pages of a language that links lead to, from its home page on. */
const crawl = async (page: Page, base: string) => {
  const pages = new Map<string, Crawled>()
  const waiting = [base || '/']
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue
    const found = await crawled(page, path)
    pages.set(path, found)
    const next = found.links.map(pathOf).filter((to) => isPage(to) && isOfLanguage(to, base))
    // What filters lead to is filtered again, without end.
    waiting.push(...next.filter((to) => found.isIndexed || !to.includes('?')))
  }
  return pages
}

const isPage = (path: string) => !/\.(?:xml|json|webp|jpg)$/.test(pathOf(path))

/** The pages of a language in the sitemap. */
const listedPages = async (base: string) => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address)
    return pathname + search
  })
  return paths.filter((path) => isOfLanguage(path, base))
}

const duplicates = (texts: ReadonlyArray<string>) =>
  texts.filter((text, at) => text === '' || texts.indexOf(text) !== at)

/** The headings that are more than one level below the one before. */
const jumpsIn = ({ path, headings }: Crawled) =>
  headings.flatMap((level, at) =>
    level > (headings[at - 1] ?? 0) + 1 ? [`${path}: h${headings[at - 1]} to h${level}`] : [],
  )

test.each(sample(['', '/ar']))(
  '[S19] a crawl from "%s" finds no broken link, no duplicate, no heading jump and no message',
  async (base) => {
    const { page } = await site.visit(base || '/', desktop)
    const pages = await crawl(page, base)
    const all = [...pages.values()]
    const links = [...new Set(all.flatMap((each) => each.links))]
    const broken = []
    for (const link of [...new Set(links.map(pathOf))].filter((path) => !pages.has(path))) {
      const { status } = await fetch(site.url + link)
      if (status !== 200) broken.push(`${link}: ${status}`)
    }
    for (const link of links) {
      const [path = '', id] = link.split('#')
      const target = pages.get(path)
      if (id && target && !target.ids.includes(decodeURIComponent(id))) broken.push(link)
    }
    expect(broken).toEqual([])
    const indexed = all.filter(({ isIndexed }) => isIndexed)
    expect(indexed.map(({ path }) => path).toSorted()).toEqual((await listedPages(base)).toSorted())
    expect(duplicates(indexed.map(({ title }) => title))).toEqual([])
    expect(duplicates(indexed.map(({ description }) => description))).toEqual([])
    expect(all.flatMap(jumpsIn)).toEqual([])
    expect(all.filter(({ headings }) => headings.filter((level) => level === 1).length !== 1)).toEqual([])
  },
)
