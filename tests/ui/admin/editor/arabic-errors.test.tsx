import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { english, languageOf } from '#domain/language/language.ts'
import { fields } from '#domain/wording/ar/content/fields.ts'
import { sampleOffice } from '#ui/sample/office/sample-office.tsx'
import { wordsIn } from '#ui/sample/words.ts'
import { InLanguage } from '#ui/words/office/in-language.tsx'
import '#ui/admin/screens/editor-views.tsx'

afterEach(cleanup)

// Seen failing: it was named «العنوان», as the title of an article is.
test('[T60] an Arabic error names a position as its label does', async () => {
  const { element } = sampleOffice({
    at: '/AddCareer',
    role: 'Hr',
    words: wordsIn('ar'),
    missing: ['drafts', 'richText'],
  })
  render(
    <InLanguage language={languageOf('ar') ?? english} words={wordsIn('ar')}>
      {element}
    </InLanguage>,
  )
  const { title } = fields.career
  const control = await screen.findByLabelText(title)
  fireEvent.blur(control)
  await userEvent.type(control, 'x')
  await userEvent.clear(control)
  expect(await screen.findByText(`حقل «${title}» مطلوب`)).toBeTruthy()
})
