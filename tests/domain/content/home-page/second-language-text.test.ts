import { expect, test } from 'vitest'
import { otherNameOf, otherStatementOf } from '#domain/content/home-page/second-language-text.ts'
import { pageLanguageOf } from '#domain/language/page-language.ts'

const original = {
  statement: 'Two shores',
  translations: { ar: { statement: 'ضفتان' } },
  site: { brandName: 'Sahilan', translations: { ar: { brandName: 'ساحلان' } } },
}

test('an English page shows the Arabic statement, also while Arabic is closed', () => {
  const details = { statement: 'Two shores', statementAr: 'ضفتان' }
  const shore = { text: 'ضفتان', lang: 'ar', dir: 'rtl' }
  expect(otherStatementOf(details)).toEqual(shore)
  expect(otherStatementOf(details, original, pageLanguageOf('en', 'en,ar'))).toEqual(shore)
})

test('an Arabic page shows the English statement and name once', () => {
  const page = pageLanguageOf('ar', 'en,ar')
  const arabic = {
    statement: 'ضفتان',
    statementAr: 'ضفتان',
    site: { brandName: 'ساحلان', brandNameAr: 'ساحلان' },
  }
  expect(otherStatementOf(arabic, original, page)).toEqual({ text: 'Two shores', lang: 'en', dir: 'ltr' })
  expect(otherNameOf(arabic, original, page)).toEqual({ text: 'Sahilan', lang: 'en', dir: 'ltr' })
  expect(otherStatementOf({ statement: 'Two shores' }, original, page)).toBeUndefined()
})

test('a page of another language shows the default language', () => {
  const page = pageLanguageOf('fr', 'en,ar,fr')
  expect(otherNameOf({ site: { brandName: 'Deux rives' } }, original, page)).toMatchObject({
    text: 'Sahilan',
  })
})

test('a statement that says nothing in the other language is absent', () => {
  expect(otherStatementOf({ statement: 'Two shores', statementAr: '' })).toBeUndefined()
})
