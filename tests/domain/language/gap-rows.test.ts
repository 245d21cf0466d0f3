import { expect, test } from 'vitest'
import { gapRowsFrom } from '#domain/language/gap-rows.ts'

const counts = [
  { subject: 'brand', lang: 'ar', complete: 4, missing: 1, outdated: 2 },
  { subject: 'newsArticle', lang: 'ar', complete: 4, missing: 0, outdated: 0 },
  { subject: 'newsArticle', lang: 'fr', complete: 0, missing: 4, outdated: 0 },
  { subject: 'homePage', lang: 'ar', complete: 9, missing: 0, outdated: 1 },
] as const

test('[T54] gaps are looked for in the rows of the subject, then in the others, around', () => {
  const inBrands = [
    { subject: 'brand', lang: 'ar', state: 'missing' },
    { subject: 'brand', lang: 'ar', state: 'outdated' },
  ]
  const inNews = { subject: 'newsArticle', lang: 'fr', state: 'missing' }
  const onHomePage = { subject: 'homePage', lang: 'ar', state: 'outdated' }
  expect(gapRowsFrom(counts)).toEqual([...inBrands, inNews, onHomePage])
  expect(gapRowsFrom(counts, 'newsArticle')).toEqual([inNews, onHomePage, ...inBrands])
  expect(gapRowsFrom(counts, 'career')).toEqual(gapRowsFrom(counts))
})
