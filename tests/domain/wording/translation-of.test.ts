import { expect, test } from 'vitest'
import { forms as arabic } from '#domain/wording/ar/site/forms.ts'
import { forms as english } from '#domain/wording/en/site/forms.ts'
import { fill, filled } from '#domain/wording/template.ts'
import { translationOf } from '#domain/wording/translation-of.ts'

const inArabic = (sentence: string) => translationOf(sentence, english, arabic)

test('[T34] finds the translation of a sentence by its key, in every group', () => {
  expect(inArabic(english.rules.phoneFormat)).toBe(arabic.rules.phoneFormat)
  expect(inArabic(english.refusals.tooOften)).toBe(arabic.refusals.tooOften)
})

test('[T34] keeps the values of a sentence', () => {
  expect(inArabic(fill(english.rules.firstNameLength, { max: 200 }))).toBe(
    fill(arabic.rules.firstNameLength, { max: 200 }),
  )
  const [from, to] = [{ text: filled('{a} of (all) {b}') }, { text: filled('{b}، {a}') }]
  expect(translationOf('1 of (all) {two}\n3', from, to)).toBe('{two}\n3، 1')
})

test('knows no other sentence', () => {
  expect(inArabic('First name has at most  characters')).toBeUndefined()
  expect(inArabic(`${english.rules.email}!`)).toBeUndefined()
  expect(inArabic('')).toBeUndefined()
  expect(translationOf('a', { a: 'a' }, {})).toBeUndefined()
})
