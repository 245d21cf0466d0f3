import { expect, test } from 'vitest'
import { isArabic } from '#domain/content/item/is-arabic.ts'

test('a text is Arabic if most of its letters are', () => {
  const texts = {
    'افتتاح رصيف رابع في الحد': true,
    'افتتحت Jalboot Marine رصيفها الرابع في ميناء الحد': true,
    'The house of ساحلان': false,
    '2026': false,
    '': false,
  }
  expect(Object.fromEntries(Object.keys(texts).map((text) => [text, isArabic(text)]))).toEqual(texts)
})
