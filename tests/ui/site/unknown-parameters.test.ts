// @vitest-environment node
import { Layer, ManagedRuntime } from 'effect'
import { expect, test, vi } from 'vitest'
import { MemoryContents } from '#adapters/memory/content/contents.ts'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import { eachKind } from '#domain/content/search/site-search.ts'
import { pageLanguageOf } from '#domain/language/page-language.ts'
import { renderedPage } from '#tests/ui/site/rendered-page.ts'
import { contentReads } from '#ui/page-reads.ts'
import type { SearchSite } from '#ui/site/routes/page-reads.ts'

const pilot = {
  id: '1',
  title: 'Pilot',
  company: 'Jalboot',
  department: 'Operations',
  location: 'Hidd, Bahrain',
  employmentType: 'Full time',
  experience: '5 years',
  closingDate: '',
  description: 'Pilot wanted.',
}

const runtime = ManagedRuntime.make(
  Layer.mergeAll(MemoryContents({ items: { career: [pilot] } }), MemoryHomePageDetails()),
)

const search = vi.fn<SearchSite>(() => Promise.resolve({ hits: [], counts: eachKind(() => ({ total: 0 })) }))

const htmlOf = async (path: string) => {
  const { html } = await renderedPage(path, {
    read: { ...contentReads((effect) => runtime.runPromise(effect)), search },
    publicUrl: 'https://sahilan.example',
    product: 'group',
    timeZone: 'Asia/Bahrain',
    today: '2026-11-21',
    ...pageLanguageOf('en', 'en'),
    assets: { boot: '/boot.js', rules: [], fonts: { Latn: [], Arab: [], Deva: [] } },
  })
  return html
}

test.each([
  ['/career', 'utm_source=linkedin&fbclid=abc'],
  ['/career', 'company=&apply='],
  ['/contact', 'sent=x&company=Jalboot&utm_source=linkedin'],
])('%s ignores the query %s', async (path, query) => {
  expect(await htmlOf(`${path}?${query}`)).toBe(await htmlOf(path))
})

test('/search searches by the parameters that it knows, without spaces around', async () => {
  await htmlOf('/search?q=+marine+&kind=news&search=quay&utm_source=linkedin')
  expect(search.mock.calls).toEqual([[{ search: 'marine', kind: 'news' }]])
})
