import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { english, languageOf } from '#domain/language/language.ts'
import { sampleOffice } from '#ui/sample/office/sample-office.tsx'
import { InLanguage } from '#ui/words/office/in-language.tsx'
import { wordsIn } from '#ui/sample/words.ts'

afterEach(cleanup)

test('[T60] a refused sign-in says why in Arabic', async () => {
  const { element } = sampleOffice({ at: '', words: wordsIn('ar') })
  render(
    <InLanguage language={languageOf('ar') ?? english} words={wordsIn('ar')}>
      {element}
    </InLanguage>,
  )
  await userEvent.type(await screen.findByLabelText('البريد الإلكتروني'), 'noor@sahilan.example')
  await userEvent.type(screen.getByLabelText('كلمة المرور'), 'wrong')
  await userEvent.click(screen.getByRole('button', { name: 'تسجيل الدخول' }))
  const refusal = await screen.findByText(/كلمة المرور.*(صحيح|خاطئ)|غير صحيح/)
  expect(refusal.textContent).not.toMatch(/[A-Za-z]/)
})
