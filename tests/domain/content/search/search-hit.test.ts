import { expect, it } from 'vitest'
import { shownTexts } from '#domain/content/search/search-hit.ts'

const shown = (search: string) =>
  shownTexts(
    {
      texts: [
        ['title', 'Jalboot'],
        ['summary', 'Sails in the cold'],
        ['activities', 'Cold storage at the quay for fish, dates and medicine'],
      ],
    },
    search,
  ).text

it('shows the text that has most words of a search, else the longest one', () => {
  expect(shown('cold storage')).toMatch(/^Cold storage/)
  expect(shown('cold')).toBe('Sails in the cold')
  expect(shown('nothing')).toMatch(/^Cold storage/)
})
