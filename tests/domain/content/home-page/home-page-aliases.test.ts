import { expect, it } from 'vitest'
import { inputWithoutAliases, withAliases, withoutAliases } from '#domain/content/home-page/aliases.ts'

const former = { statement: 'We build.', statementAr: 'نبني', site: { brandNameAr: 'ساحلان', logo: '/a' } }
const stored = {
  statement: 'We build.',
  translations: { ar: { statement: 'نبني' } },
  site: { logo: '/a', translations: { ar: { brandName: 'ساحلان' } } },
}

it('[T12] statementAr and site.brandNameAr are the Arabic translations', () => {
  expect(withoutAliases(former)).toEqual(stored)
  expect(withAliases({ statement: 'We build.', site: { logo: '/a' } }, stored)).toEqual(former)
})

it('[T12] a translation wins where an input has both names', () => {
  expect(withoutAliases({ ...former, translations: { ar: { statement: 'نبحر' } } })).toMatchObject({
    translations: { ar: { statement: 'نبحر' } },
  })
})

it('[T12] an empty text stays as it was, and removes the translation if it is sent', () => {
  const empty = { statementAr: '', site: { brandNameAr: '' } }
  expect(withoutAliases(empty)).toEqual(empty)
  expect(withAliases(empty, empty)).toEqual(empty)
  expect(inputWithoutAliases(empty)).toEqual({
    statementAr: '',
    translations: { ar: { statement: '' } },
    site: { brandNameAr: '', translations: { ar: { brandName: '' } } },
  })
})

it('[T12] a site that is sent without either name loses its Arabic name', () => {
  const removed = { translations: { ar: { brandName: '' } } }
  expect(inputWithoutAliases({ site: { logo: '/a' } })).toEqual({ site: { logo: '/a', ...removed } })
  expect(inputWithoutAliases({ site: { translations: { fr: {} } } })).toEqual({
    site: { translations: { fr: {} } },
  })
  expect(inputWithoutAliases({ statement: 'We sail.' })).toEqual({ statement: 'We sail.' })
})
