import { expect, it } from 'vitest'
import { excerpt, partsFound } from '#domain/content/search/found-parts.ts'

/** The parts of a text, with the found ones in brackets. */
const marked = (text: string, search: string) =>
  partsFound(text, search)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('')

it.each([
  ['a part of a word', 'Four berths at Hidd', 'ERTH', 'Four b[erth]s at Hidd'],
  ['several words, wherever they stand', 'Quay and berth', 'berth quay', '[Quay] and [berth]'],
  ['words that overlap', 'Mainmast', 'main inma', '[Mainma]st'],
  ['letters with accents', 'Café noir', 'cafe', '[Café] noir'],
  ['Arabic with vowel marks', 'تفتتح مَرْسًى رابعاً', 'مرسى', 'تفتتح [مَرْسًى] رابعاً'],
  ['Arabic digits', 'نتائج ٢٠٢٦ كاملة', '2026', 'نتائج [٢٠٢٦] كاملة'],
  ['characters of two code units', 'At 🌊 sea', 'sea', 'At 🌊 [sea]'],
])('marks %s as they are written', (_, text, search, expected) => {
  expect(marked(text, search)).toBe(expected)
})

it('leaves a text without found words, and an empty one, as they are', () => {
  expect(partsFound('Quay', 'berth')).toEqual([{ text: 'Quay', isFound: false }])
  expect(partsFound('', 'berth')).toEqual([])
})

it('begins an excerpt of a long text shortly before the first found word, at a word', () => {
  const long = `${'before it '.repeat(40)}the berth ${'after it '.repeat(40)}`
  const shown = excerpt(long, 'berth')
  expect(shown).toMatch(/^… (?:before|it) .*the berth after .*…$/)
  expect(shown.length).toBeLessThanOrEqual(162)
  expect(excerpt('Short and without it', 'berth')).toBe('Short and without it')
  expect(excerpt(`${'x'.repeat(300)}berth`, 'berth')).toContain('berth')
})

it('sets entries of a list and lines without a full stop apart in an excerpt', () => {
  expect(excerpt('What it stores\n\n- Dates\n- Fish\n1. Frozen food\n\nAsk us.', 'fish')).toBe(
    'What it stores · Dates · Fish · Frozen food · Ask us.',
  )
  expect(excerpt('Founded in\n1958. It still trades', '1958')).toBe('Founded in · 1958. It still trades')
})
