import { Layer, ManagedRuntime } from 'effect'
import { afterEach, expect, test } from 'vitest'
import { MemoryContents } from '#adapters/memory/content/contents.ts'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import { pageLanguageOf, prefixOf } from '#domain/language/page-language.ts'
import { renderedPage } from '#tests/ui/site/rendered-page.ts'
import { frameOfPage, languageOfPage } from '#ui/hydrate/frame-of-page.ts'
import { contentReads, pageReads } from '#ui/page-reads.ts'

const runtime = ManagedRuntime.make(
  Layer.mergeAll(
    MemoryContents({}),
    MemoryHomePageDetails({ details: { languages: ['ar'], enquiryTitle: 'Tell us' } }),
  ),
)

afterEach(() => {
  document.documentElement.removeAttribute('lang')
  document.body.replaceChildren()
})

test.each([
  ['a page', '/about', undefined],
  ['a page for one visitor, which is not hydrated', '/receipt', {}],
])('[T30] popups know the language and the frame of %s', async (_, path, responses) => {
  const language = pageLanguageOf('ar', 'en,ar')
  const context = {
    read: pageReads(language, (lang) => contentReads((effect) => runtime.runPromise(effect), lang)),
    publicUrl: 'https://sahilan.example',
    product: 'group',
    timeZone: 'Asia/Bahrain',
    today: '2026-11-21',
    assets: { boot: '/boot.js', rules: [], fonts: { Latn: [], Arab: [], Deva: [] } },
    ...language,
  }
  const { html } = await renderedPage(path, context, responses)
  document.documentElement.lang = 'ar'
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML
  expect(prefixOf(languageOfPage())).toBe('/ar')
  expect(frameOfPage().enquiry).toMatchObject({ enquiryTitle: 'Tell us' })
})
