import { expect, it } from 'vitest'
import { rankFound, distinctiveWords } from '#domain/content/search/related.ts'

const article = (id: number, title = '') => ({
  id: String(id),
  title,
  createdAt: new Date(Date.UTC(2026, 0, id)).toISOString(),
  updatedAt: '',
  version: 1,
})
const found = (word: string, ...items: ReadonlyArray<ReturnType<typeof article>>) => ({ word, items })
const ranked = (...searches: ReadonlyArray<ReturnType<typeof found>>) =>
  rankFound(searches).map(({ id }) => id)

it('takes the four longest words of a title, folded and without punctuation', () => {
  const cases = {
    'Nassaj lands a new cable between Bahrain and Kuwait': ['between', 'bahrain', 'nassaj', 'kuwait'],
    'Hidd, “HIDD”: 120 MW': ['hidd'],
    'رُطبي للأغذية تعيد زراعة 9,000 نخلة في الأحساء': ['للاغذيه', 'الاحساء', 'زراعه', 'رطبي'],
    'A new day': [],
    '': [],
  }
  expect(Object.keys(cases).map(distinctiveWords)).toEqual(Object.values(cases))
})

it('finds items with one of the words in their title', () => {
  expect(ranked(found('berth', article(1, 'A BERTH')))).toEqual(['1'])
})

it('finds items with two of the words in their text, not with one', () => {
  const [both, one] = [article(1), article(2)]
  expect(ranked(found('berth', both, one), found('hidd', both))).toEqual(['1'])
})

it('ranks items with more of the words first', () => {
  const [title, more] = [article(3, 'A berth'), article(1, 'A berth')]
  expect(ranked(found('berth', title, more), found('hidd', more))).toEqual(['1', '3'])
})

it('ranks equal items from the newest', () => {
  expect(ranked(found('berth', article(2, 'A berth'), article(7, 'Berths')), found('hidd'))).toEqual([
    '7',
    '2',
  ])
})
