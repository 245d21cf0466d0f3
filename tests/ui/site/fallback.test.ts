// @vitest-environment node
import { Layer, ManagedRuntime } from 'effect'
import { expect, test } from 'vitest'
import { MemoryContents } from '#adapters/memory/content/contents.ts'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import { pageLanguageOf } from '#domain/language/page-language.ts'
import { renderedPage } from '#tests/ui/site/rendered-page.ts'
import { pageReads, contentReads } from '#ui/page-reads.ts'
import { pageWordsOf } from '#ui/words/site/page-words-of.ts'

const article = (id: string, ar: { readonly title?: string; readonly description?: string }) => ({
  id,
  title: `Berth ${id}`,
  description: 'First.\n\nSecond.',
  image: '',
  createdAt: `2026-01-0${id}T00:00:00.000Z`,
  translations: { ar },
})

const news = [
  article('1', {}),
  article('2', { title: 'مرسى' }),
  article('3', { title: 'Dhuha مرسى', description: 'نص' }),
]

const runtime = ManagedRuntime.make(
  Layer.mergeAll(
    MemoryContents({ items: { newsArticle: news } }),
    MemoryHomePageDetails({
      details: { languages: ['ar'], facts: [{ value: '14 m', label: 'Draught' }] },
    }),
  ),
)

/** The main content of an Arabic page; `lang` is what the back end makes of the language of a read. */
const contentOf = async (path: string, lang = (tag: string | undefined) => tag) => {
  const page = pageLanguageOf('ar', 'en,ar')
  const { html } = await renderedPage(path, {
    read: pageReads(page, (tag) => contentReads((effect) => runtime.runPromise(effect), lang(tag))),
    publicUrl: 'https://sahilan.example',
    product: 'group',
    timeZone: 'Asia/Bahrain',
    today: '2026-11-21',
    assets: { boot: '/boot.js', rules: [], fonts: { Latn: [], Arab: [], Deva: [] } },
    ...page,
    words: pageWordsOf('ar'),
  })
  const [, content = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
  return content.replaceAll(/ class="[^"]*"/g, '')
}

const noteIn = (content: string) => /<div role="note">([\s\S]*?)<\/div>/.exec(content)?.[1]

test('[T28] an untranslated article is English below a note and a link', async () => {
  const content = await contentOf('/newsinsights/1')
  expect(noteIn(content)).toMatch(
    /^<span>لم يُترجم.*<a href="\/newsinsights\/1" lang="en" dir="ltr" hrefLang="en">/,
  )
  expect(content).toContain('<article lang="en" dir="ltr"><h1 lang="en" dir="ltr">Berth 1</h1>')
})

test('[T25] only what fell back in an article has a language', async () => {
  const content = await contentOf('/newsinsights/2')
  expect(noteIn(content)).toBeUndefined()
  expect(content).toContain('<article><h1>مرسى</h1>')
  expect(content).toContain('<p lang="en" dir="ltr">First.</p><p lang="en" dir="ltr">Second.</p>')
  expect(await contentOf('/newsinsights/3')).toContain('<article><h1>Dhuha مرسى</h1>')
})

test('[T25] a title that fell back is marked in the list and among the related ones', async () => {
  const content = await contentOf('/newsinsights/3')
  expect(content).toContain('<bdi lang="en" dir="ltr">Berth 1</bdi> <span>بالإنجليزية</span>')
  expect(content.match(/بالإنجليزية/g)).toHaveLength(2)
  expect(content).toContain('<a href="/ar/newsinsights/2">مرسى</a>')
})

test('[T38] a figure with a Latin unit is isolated, as its value is not marked', async () => {
  expect(await contentOf('/')).toContain('<dd><bdi>14 m</bdi></dd>')
})

test('[T23] what a back end without languages returns counts as English', async () => {
  const content = await contentOf('/newsinsights/3', () => undefined)
  expect(content).toContain('<article lang="en" dir="ltr"><h1 lang="en" dir="ltr">Berth 3</h1>')
  expect(content.match(/<span>بالإنجليزية/g)).toHaveLength(6)
})
