import { expect, test } from 'vitest'
import { formTranslations } from '#domain/forms/form-translations.ts'

test('[T23] what a back end returned without translations makes a form of one language', () => {
  expect(formTranslations({ title: 'A berth' })).toEqual({})
  const translations = { ar: { title: 'رصيف' } }
  expect(formTranslations({ title: 'A berth', translations, outdated: {} })).toEqual({
    translations,
    sources: {},
    confirmed: {},
    madeFrom: {},
  })
})
