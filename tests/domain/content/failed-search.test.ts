import { describe, expect, test } from 'vitest'
import {
  countedWords,
  foundNothing,
  frequentSearches,
  maxFailedSearches,
} from '#domain/content/search/failed-search.ts'
import { eachKind } from '#domain/content/search/site-search.ts'

describe('[S5] the words of a failed search', () => {
  test('are folded as in the search', () => {
    const searches = ['  Café   CREMA ', 'رواتبُ الموظّفة', 'تقرير ٢٠٢٦', 'a\u0000b']
    expect(searches.map(countedWords)).toEqual(['cafe crema', 'رواتب الموظفه', 'تقرير 2026', 'a b'])
  })

  test('are not counted if they may be personal, if there are none, or if they are long', () => {
    const searches = [
      'huda@example.com',
      'mail huda＠example.com',
      '33445566',
      '٣٣٤٤٥٥٦٦',
      '+973 (33) 44-55',
      'huda 1 2 3 4 5',
      ' \t ',
      'a'.repeat(81),
      `${'a '.repeat(90)}huda@example.com`,
    ]
    expect(searches.map(countedWords)).toEqual(searches.map(() => undefined))
    expect(['2026', 'iso 9001 of 2026', 'a'.repeat(80)].map(countedWords)).toEqual([
      '2026',
      'iso 9001 of 2026',
      'a'.repeat(80),
    ])
  })
})

test('[S5] a search failed if no kind has a result, whichever was chosen', () => {
  const none = eachKind(() => ({ total: 0 }))
  expect(foundNothing({ hits: [], counts: none })).toBe(true)
  expect(foundNothing({ hits: [], counts: { ...none, people: { total: 1 } } })).toBe(false)
})

test('[S5] groups failed searches by words, the most frequent first', () => {
  const counts = [
    { words: 'b', day: '2026-11-20', total: 2 },
    { words: 'c', day: '2026-11-20', total: 5 },
    { words: 'b', day: '2026-11-22', total: 3 },
    { words: 'a', day: '2026-11-21', total: 5 },
  ]
  expect(frequentSearches(counts)).toEqual([
    { words: 'a', total: 5, days: [{ day: '2026-11-21', total: 5 }] },
    {
      words: 'b',
      total: 5,
      days: [
        { day: '2026-11-22', total: 3 },
        { day: '2026-11-20', total: 2 },
      ],
    },
    { words: 'c', total: 5, days: [{ day: '2026-11-20', total: 5 }] },
  ])
  const many = Array.from({ length: 60 }, (_, at) => ({ words: `w${at}`, day: '2026-11-20', total: at }))
  expect(frequentSearches(many)).toHaveLength(maxFailedSearches)
})
