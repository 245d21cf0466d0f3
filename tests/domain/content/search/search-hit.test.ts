import { expect, it } from 'vitest'
import { brand } from '#domain/content/brand.ts'
import { readItem } from '#domain/language/in-language.ts'
import { languagesIn } from '#domain/language/language.ts'
import { searchHit, shownTexts } from '#domain/content/search/search-hit.ts'

const shown = (search: string) =>
  shownTexts(
    ['Jalboot', 'Sails in the cold', 'Cold storage at the quay for fish, dates and medicine'].map((text) => ({
      text,
    })),
    search,
  ).text

it('shows the text that has most words of a search, else the longest one', () => {
  expect(shown('cold storage')).toMatch(/^Cold storage/)
  expect(shown('cold')).toBe('Sails in the cold')
  expect(shown('nothing')).toMatch(/^Cold storage/)
})

it('[T25] shows the activities of one language, and says whether they fell back', () => {
  const stored = {
    id: '1',
    version: 1,
    createdAt: '',
    updatedAt: '',
    title: 'Jalboot',
    image: '',
    sector: '',
    activities: [
      { name: 'Cold storage', text: '' },
      { name: 'Pilotage', text: '', translations: { ar: { name: 'الإرشاد البحري' } } },
    ],
    translations: { ar: { title: 'جلبوت' } },
  }
  const hitOf = (search: string, lang?: string) => {
    const item = readItem(brand, stored, lang, languagesIn('en,ar'))
    const { text, untranslated } = searchHit('companies', brand, item, search)
    return { text, untranslated }
  }
  expect(hitOf('cold', 'ar')).toEqual({ text: 'Cold storage', untranslated: ['text'] })
  expect(hitOf('الإرشاد', 'ar')).toEqual({ text: 'الإرشاد البحري', untranslated: [] })
  expect(hitOf('cold')).toEqual({ text: 'Cold storage · Pilotage', untranslated: undefined })
})
