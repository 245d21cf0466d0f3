// @vitest-environment node
import { expect, test } from 'vitest'
import { knownLanguages } from '#domain/language/language.ts'
import { arabic, arabicScript, latin } from '#ui/design/style/tokens/type.ts'

/** Labels of one line and statements have less. */
const { hero, h1, h2, h3, tight, statement, ...read } = arabic.lineHeight

test('[T43] the type knows each language in Arabic script', () => {
  const tags = knownLanguages.filter(({ script }) => script === 'Arab').map(({ tag }) => tag)
  expect(tags).toEqual(arabicScript)
})

test('[T43] Arabic headings are at least 1.25 high, and text 1.7', () => {
  expect(Math.min(...[hero, h1, h2, h3, tight, statement].map(Number))).toBeGreaterThanOrEqual(1.25)
  expect(Math.min(...Object.values(read).map(Number))).toBeGreaterThanOrEqual(1.7)
})

test('[T43] Arabic lines are higher than Latin ones, and their letters are not spaced', () => {
  expect(Object.keys(arabic.lineHeight)).toEqual(Object.keys(latin.lineHeight))
  const ratios = Object.values(latin.lineHeight).map(Number)
  const higher = Object.values(arabic.lineHeight).filter((ratio, at) => Number(ratio) > (ratios[at] ?? 0))
  expect(higher).toHaveLength(ratios.length)
  expect(new Set(Object.values(arabic.letterSpacing))).toEqual(new Set(['0em']))
})
