import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { languageOf, english } from '#domain/language/language.ts'
import { Unpublished } from '#ports/content/unpublished.ts'
import { sampleOffice } from '#ui/sample/office/sample-office.tsx'
import { InLanguage } from '#ui/words/office/in-language.tsx'
import { wordsIn } from '#ui/sample/words.ts'
import '#ui/admin/screens/list-views.tsx'

afterEach(cleanup)

const translated = {
  title: 'Fourth berth',
  image: 'x',
  description: 'English',
  translations: { ar: { title: 'مرسى رابع' } },
}
const untranslated = { ...translated, title: 'Second cable', translations: {} }

const sample = {
  role: 'CXTeam',
  items: { newsArticle: [translated, untranslated] },
  words: wordsIn('ar'),
} as const

const show = ({ element }: ReturnType<typeof sampleOffice>) =>
  render(
    <InLanguage language={languageOf('ar') ?? english} words={wordsIn('ar')}>
      {element}
    </InLanguage>,
  )

// Seen failing: it had the English title.
test('[T53] titles of unpublished items show in the language of the interface', async () => {
  const office = sampleOffice({ ...sample, at: '/NewsList?list=unpublished' })
  for (const itemId of ['1', '2'])
    await office.runtime.runPromise(
      Unpublished.use((port) => port.unpublish({ subject: 'newsArticle', itemId })),
    )
  show(office)
  expect(await screen.findByRole('link', { name: 'مرسى رابع' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Second cable' })).toBeTruthy()
})
