import { describe, expect, it } from 'vitest'
import { isLongTitle, searchSnippet } from '#domain/publishing/checks/search-snippet.ts'

describe('[X5] a list of search results', () => {
  it('shows a short page whole', () => {
    expect(searchSnippet('A berth', 'It adds\n\nquay.')).toEqual({ title: 'A berth', text: 'It adds quay.' })
  })

  it.each([
    [
      'A fourth berth opens at Hidd and takes the deepest ships of the Gulf',
      'A fourth berth opens at Hidd and takes the deepest ships of…',
    ],
    [
      'جالبوت البحرية تفتتح مرسى رابعاً في الحد يستقبل أعمق السفن في الخليج',
      'جالبوت البحرية تفتتح مرسى رابعاً في الحد يستقبل أعمق السفن…',
    ],
  ])('cuts "%s" at a word', (title, shown) => {
    expect(searchSnippet(title, '').title).toBe(shown)
    expect(shown.length).toBeLessThanOrEqual(60)
  })

  it('cuts only titles of more than 60 characters', () => {
    expect([60, 61].map((length) => isLongTitle('x'.repeat(length)))).toEqual([false, true])
  })
})
