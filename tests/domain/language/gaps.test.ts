import { expect, test } from 'vitest'
import { homePageTexts } from '#domain/content/home-page/home-page.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import { page } from '#domain/content/page/page.ts'
import { afterSave, declaredAround, gapsOf } from '#domain/language/gaps.ts'
import { savedTranslations } from '#domain/language/saved-translations.ts'
import { sourceHash } from '#domain/language/source-hash.ts'

const stored = {
  title: 'A berth',
  description: 'It opens.',
  translations: { ar: { title: 'رصيف' } },
  sources: { ar: { title: sourceHash('A berth') } },
}
const gapsAfter = (values: object, before: object = stored) =>
  gapsOf(newsArticle, afterSave(newsArticle, before, { ...stored, ...values }), 'ar').map(
    ({ path, state }) => `${path} ${state}`,
  )

test('[T52] a form knows which translations a save would leave incomplete', () => {
  const ar = { title: 'رصيف', description: 'افتتاح' }
  expect([
    gapsAfter({}),
    gapsAfter({ title: 'A pier' }),
    gapsAfter({ title: ' A berth ' }),
    gapsAfter({ title: 'A pier', translations: { ar: { ...ar, title: 'رصيف آخر' } } }),
    gapsAfter({ title: 'A pier', confirmed: { ar: ['title'] } }),
    gapsAfter({ translations: { ar }, madeFrom: { ar: { title: sourceHash('A quay') } } }),
    gapsAfter({ description: '' }),
    gapsAfter({ translations: { ar: { title: '' } } }),
  ]).toEqual([
    ['description missing'],
    ['title outdated', 'description missing'],
    ['description missing'],
    [],
    ['description missing'],
    ['title outdated'],
    [],
    ['title missing', 'description missing'],
  ])
})

test('[T52] a form knows the state of formatted texts with words in bold', () => {
  const formatted = (...texts: ReadonlyArray<string>) => ({
    blocks: [
      { type: 'paragraph', text: texts.map((text, at) => ({ text, ...(at % 2 === 1 && { strong: true }) })) },
    ],
  })
  const ar = { description: 'يُفتتح اليوم', body: formatted('يُفتتح ', 'اليوم') }
  const article = { description: 'It opens today', body: formatted('It opens ', 'today') }
  const before = { ...article, translations: { ar }, sources: { ar: { description: 'older' } } }
  const gaps = gapsOf(newsArticle, afterSave(newsArticle, before, before), 'ar')
  expect(gaps).toMatchObject([{ path: 'description', state: 'outdated' }])

  const section = {
    id: 'a',
    kind: 'text',
    body: article.body,
    translations: { ar: { body: formatted('اليوم') } },
  }
  const storedPage = savedTranslations(page, {}, { sections: [section] })
  expect(gapsOf(page, afterSave(page, storedPage, storedPage), 'ar')).toEqual([])
})

test('[T52] the gaps of groups and lists have paths', () => {
  const details = { site: { contact: { hours: 'Daily' } }, services: [{ title: '' }, { points: ['Ports'] }] }
  expect(gapsOf(homePageTexts, details, 'ar')).toEqual([
    { path: 'site.contact.hours', state: 'missing' },
    { path: 'services.1.points', state: 'missing' },
  ])
  expect(declaredAround(homePageTexts, ['site', 'contact', 'hours']).translated).toEqual(['address', 'hours'])
  expect(declaredAround(homePageTexts, ['facts', '2', 'value']).mayDiffer).toEqual(['value'])
  expect(declaredAround(homePageTexts, ['languages', '0'])).toEqual({})
})
