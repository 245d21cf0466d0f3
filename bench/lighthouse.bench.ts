import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOf, pageLanguageOf } from '#domain/language/page-language.ts'
import { untilPicturesAreMade } from '#tests/support/pictures-made.ts'
import { publicPages } from '#tests/support/public-pages.ts'
import { reporting, type Figure } from './support/figures.ts'
import { scores, type Scores } from './support/lighthouse.ts'
import { startProduct } from './support/product.ts'

const visits = 5
/** Pages that no search engine lists. */
const isUnlisted = (name: string) => ['search', 'receipt'].includes(name)
const languages = 'en,ar'

/** S17 and B9: a page on an emulated phone, whose network is simulated. */
const figuresOf = (what: string, found: Scores): ReadonlyArray<Figure> => {
  const score = (category: keyof Scores): Figure => ({
    id: 'S17',
    what: `${what}: ${category}`,
    value: found[category],
    unit: 'of 100',
    must: { least: 100 },
  })
  const timing = (id: string, name: keyof Scores, unit: string, most: number): Figure => ({
    id,
    what: `${what}: ${name.toUpperCase()}`,
    value: found[name],
    unit,
    must: { most },
  })
  return [
    score('performance'),
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    timing('S17', 'lcp', 'ms', 1_300),
    timing('B9', 'fcp', 'ms', 1_800),
    timing('B9', 'tbt', 'ms', 50),
    timing('B9', 'cls', '', 0),
  ]
}

/** Words choose pages by their names, and languages by their tags; without any it measures all. */
const words = process.argv.slice(2)
const chosen = (names: ReadonlyArray<string>) => {
  const named = names.filter((name) => words.includes(name))
  return named.length === 0 ? names : named
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const site = join(folder, 'site')
const product = await startProduct(site, 4984, { LANGUAGES: languages })
await untilPicturesAreMade(site)
const report = reporting('lighthouse')
const paths: Readonly<Record<string, string>> = publicPages
const pages = chosen(Object.keys(paths)).flatMap((name) =>
  chosen(languages.split(',')).map((tag) => ({
    name,
    tag,
    address: product.url + addressOf(pageLanguageOf(tag, languages), paths[name] ?? ''),
  })),
)
// Before Lighthouse blocks this process for longer than the product keeps a connection.
await Promise.all(pages.map(({ address }) => fetch(address)))
for (const { name, tag, address } of pages)
  report(figuresOf(`${name}, ${tag}`, scores(address, visits, !isUnlisted(name))))
await product.stop()
rmSync(folder, { recursive: true })
