import { Layer } from 'effect'
import { expect, test } from 'vitest'
import { MemoryContents } from '#adapters/memory/content/contents.ts'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import { pageLanguageOf } from '#domain/language/page-language.ts'
import { renderedPage } from '#tests/ui/site/rendered-page.ts'
import { readFromStores } from '#ui/sample/site/read-from.ts'
import { pageWordsOf } from '#ui/words/site/page-words-of.ts'

const words = (text: string) => ({ blocks: [{ type: 'paragraph', text: [{ text }] }] })
const picture = (alt: string, caption?: string) => ({
  blocks: [{ type: 'picture', address: '/roof.webp', alt, ...(caption && { caption }) }],
})

/** The main content of a page of a site that has one own page, `/quays`. */
const contentAt = async (
  path: string,
  sections: ReadonlyArray<object>,
  { tag = 'ar', translations = { ar: { title: 'أرصفة' } } }: { tag?: string; translations?: object } = {},
) => {
  const page = {
    id: '1',
    title: 'Quays',
    address: '/quays',
    sections,
    createdAt: '2026-01-01T00:00:00.000Z',
    translations,
  }
  const stores = Layer.mergeAll(
    MemoryContents({ items: Object.fromEntries([['page', [page]]]) }),
    MemoryHomePageDetails({ details: { languages: ['ar'] } }),
  )
  const language = pageLanguageOf(tag, 'en,ar')
  const { html } = await renderedPage(path, {
    read: readFromStores(stores, language),
    publicUrl: 'https://sahilan.example',
    product: 'group',
    timeZone: 'Asia/Bahrain',
    today: '2026-11-21',
    words: pageWordsOf(tag),
    assets: { boot: '/boot.js', rules: [], fonts: { Latn: [], Arab: [], Deva: [] } },
    ...language,
  })
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
  if (main === null) throw new Error('The page has no main content')
  return main
}

const sections = [
  { id: 'a', kind: 'text', title: 'Wharf rules', body: words('Keep off the wharf.') },
  {
    id: 'b',
    kind: 'text',
    title: 'Berths',
    body: words('Berths are long.'),
    translations: { ar: { title: 'مراسٍ', body: words('المراسي طويلة.') } },
  },
]

/** The language, direction and text of the excerpt of the only result. */
const excerptOf = async (search: string) => {
  const main = await contentAt(`/search?q=${search}`, sections)
  const excerpts = [...main.querySelectorAll('h3 + p')]
  return excerpts.map((text) => [text.getAttribute('lang'), text.getAttribute('dir'), text.textContent])
}

test('[T25] an excerpt from an untranslated section is marked, and has no other text', async () => {
  expect(await excerptOf('wharf')).toEqual([['en', 'ltr', 'Wharf rules · Keep off the wharf.']])
})

test('[T25] an excerpt from a translated section is not marked', async () => {
  expect(await excerptOf('طويلة')).toEqual([[null, null, 'مراسٍ · المراسي طويلة.']])
})

test('[T25] the alternative text of a body picture is marked only if it fell back', async () => {
  const attributes = async (body: object, tag?: string) => {
    const main = await contentAt(
      '/quays',
      [{ id: 'a', kind: 'text', ...body }],
      tag === undefined ? {} : { tag },
    )
    return ['lang', 'dir'].map((name) => main.querySelector('img')?.getAttribute(name))
  }
  expect(await attributes({ body: picture('A roof') })).toEqual(['en', 'ltr'])
  expect(await attributes({ body: picture('A roof', 'On the quay') })).toEqual(['en', 'ltr'])
  expect(await attributes({ body: picture('', 'On the quay') })).toEqual([null, null])
  const translations = { ar: { body: picture('سقف') } }
  expect(await attributes({ body: picture('A roof'), translations })).toEqual([null, null])
  expect(await attributes({ body: picture('A roof') }, 'en')).toEqual([null, null])
})

test('[T25] a page of which nothing is translated leads to its English one', async () => {
  const noteOf = async (translations: object, texts: ReadonlyArray<object>, tag = 'ar') => {
    const main = await contentAt('/quays', texts, { tag, translations })
    const note = main.querySelector('[role=note]')
    const block = note?.closest('[dir=ltr]')
    return note && [block !== null, note.textContent, note.querySelector('a')?.getAttribute('href')]
  }
  const english = sections.slice(0, 1)
  expect(await noteOf({}, english)).toEqual([true, expect.stringMatching(/^لم تُترجم هذه الصفحة/u), '/quays'])
  expect(await noteOf({}, sections)).toBeNull()
  expect(await noteOf({ ar: { title: 'أرصفة' } }, english)).toBeNull()
  expect(await noteOf({}, english, 'en')).toBeNull()
})

test('a page of several texts lists their headings if there are any', async () => {
  const headings = async (...titles: ReadonlyArray<string>) => {
    const texts = titles.map((title, at) => ({ id: String(at), kind: 'text', title, body: words('Words.') }))
    const main = await contentAt('/quays', texts, { tag: 'en' })
    return [...main.querySelectorAll('nav')].map((nav) => nav.querySelectorAll('li').length)
  }
  expect(await headings('', '', '')).toEqual([])
  expect(await headings('', 'Law', '')).toEqual([1])
  expect(await headings('Site', 'Words', 'Law')).toEqual([3])
})

test('[S20] a quote without words has no empty band', async () => {
  const main = await contentAt('/quays', [
    { id: 'a', kind: 'quote' },
    { id: 'b', kind: 'quote', text: 'Build once' },
  ])
  const quotes = [...main.querySelectorAll('blockquote')].map(({ textContent }) => textContent)
  expect(quotes).toEqual(['Build once'])
})
