import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { languageOf, english } from '#domain/language/language.ts'
import { sampleOffice } from '#ui/sample/office/sample-office.tsx'
import { InLanguage } from '#ui/words/in-language.tsx'
import { officeWordsAr } from '#ui/words/office-words-ar.ts'
import '#ui/admin/screens/editor-views.tsx'
import '#ui/admin/screens/views.tsx'

afterEach(cleanup)

const translated = {
  title: 'Fourth berth',
  image: 'x',
  description: 'English',
  translations: { ar: { title: 'مرسى رابع' } },
}

const open = (at: string) => {
  const items = { newsArticle: [translated, { ...translated, title: 'Second cable', translations: {} }] }
  const { element } = sampleOffice({ at, role: 'CXTeam', items, words: officeWordsAr })
  render(
    <InLanguage language={languageOf('ar') ?? english} words={officeWordsAr}>
      {element}
    </InLanguage>,
  )
}

test('[T53] titles show in the language of the interface where there is one', async () => {
  open('/NewsList')
  expect(await screen.findByRole('link', { name: 'مرسى رابع' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Second cable' })).toBeTruthy()
  expect(screen.queryByText('Fourth berth')).toBeNull()
})

test('[T50] a list has its title and its document’s title in Arabic', async () => {
  open('/NewsList')
  expect(await screen.findByRole('heading', { level: 1, name: 'الأخبار' })).toBeTruthy()
  expect(document.title).toContain('الأخبار')
})

test('[T53] the editor’s heading is the translated title', async () => {
  open('/EditNews/1')
  expect(await screen.findByRole('heading', { level: 1, name: 'مرسى رابع' })).toBeTruthy()
})

test.each(['مرسى', 'fourth'])(
  '[T53] [T55] the palette finds %s, and shows the translated title',
  async (typed) => {
    open('/NewsList')
    await screen.findByRole('link', { name: 'مرسى رابع' })
    const user = userEvent.setup()
    await user.keyboard('{Control>}k{/Control}')
    await user.keyboard(typed)
    expect(await screen.findByRole('option', { name: 'مرسى رابع' })).toBeTruthy()
  },
)
