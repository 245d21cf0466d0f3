import { expect, test } from 'vitest'
import { homePageTexts } from '#domain/content/home-page/home-page.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import { afterSave, declaredAround, gapsOf } from '#domain/language/gaps.ts'
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
