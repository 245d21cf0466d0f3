import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { arabicSentences } from '#ui/words/office/in-language.tsx'
import { ServerSentence, ServerSentences } from '#ui/words/office/server-sentence.tsx'

afterEach(cleanup)

const load = arabicSentences()
const inArabic = async (sentence: string) => {
  // The tables load after the first render.
  await act(async () => {
    render(
      <ServerSentences value={load}>
        <p>
          <ServerSentence>{sentence}</ServerSentence>
        </p>
      </ServerSentences>,
    )
    await load()
  })
  return screen.getByRole('paragraph').innerHTML
}

test('[T60] an Arabic page translates a sentence of the server', async () => {
  expect(await inArabic('Your session has ended.')).toBe('انتهت الجلسة.')
})

test('[T60] an Arabic page marks a sentence without a translation as English', async () => {
  expect(await inArabic('The stars are wrong.')).toBe('<span lang="en" dir="ltr">The stars are wrong.</span>')
})

test('an English page shows the sentence as it is', () => {
  render(<ServerSentence>Your session has ended.</ServerSentence>)
  expect(document.body.textContent).toBe('Your session has ended.')
})
