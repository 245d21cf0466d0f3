import { expect, it } from 'vitest'
import { languagesIn } from '#domain/language/language.ts'
import { destinationOf, pointsTo } from '#domain/addresses/links/target.ts'

const languages = languagesIn('en,ar')

it('[X4] tells items, pages of items and other paths apart, in every language', () => {
  expect(
    [
      'item:brand/3',
      'item:nothing/3',
      '/newsinsights/22',
      '/ar/companies/3?from=mail',
      '/en/people/4',
      '/career?apply=9',
      '/ar/career?a=1&apply=9',
      '/career',
      '/ar/privacy?x=1',
      '/newsinsights/22/more',
    ].map((target) => destinationOf(languages, target)),
  ).toEqual([
    { kind: 'item', ref: { subject: 'brand', itemId: '3' } },
    undefined,
    { kind: 'page', ref: { subject: 'newsArticle', itemId: '22' } },
    { kind: 'page', ref: { subject: 'brand', itemId: '3' } },
    { kind: 'page', ref: { subject: 'teamMember', itemId: '4' } },
    { kind: 'item', ref: { subject: 'career', itemId: '9' } },
    { kind: 'item', ref: { subject: 'career', itemId: '9' } },
    { kind: 'path', path: '/career' },
    { kind: 'path', path: '/privacy?x=1' },
    { kind: 'path', path: '/newsinsights/22/more' },
  ])
})

it('[X4] knows what leads to an item, whatever the spelling', () => {
  const targets = ['item:newsArticle/5', '/newsinsights/5', '/ar/newsinsights/5?a=1', '/newsinsights/55']
  const ref = { subject: 'newsArticle', itemId: '5' } as const
  expect(targets.map((target) => pointsTo(languages, target, ref))).toEqual([true, true, true, false])
  const page = { subject: 'page', itemId: '1' } as const
  expect(
    ['/privacy', '/ar/privacy?a=1', '/privacy/more', 'https://a.example/privacy'].map((target) =>
      pointsTo(languages, target, page, '/privacy'),
    ),
  ).toEqual([true, true, false, false])
})
