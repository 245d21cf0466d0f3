import { expect, test } from 'vitest'
import { historyColours } from '#domain/content/history-slide.ts'
import { isDark } from '#domain/content/item/is-dark.ts'

test('text is white only on the two navy backgrounds', () => {
  const dark = historyColours.filter(({ value }) => isDark(value)).map(({ name }) => name)
  expect(dark).toEqual(['Navy 700', 'Navy 900'])
})

test.each([
  ['#000000', true],
  ['#767676', true],
  ['#787878', false],
  ['#ffffff', false],
])('a background %s is dark: %s', (colour, dark) => expect(isDark(colour)).toBe(dark))
