import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Difference } from '#ui/design/data/difference/difference.tsx'
import { designWords } from '#ui/design/words/ar.ts'
import { DesignWordsContext } from '#ui/design/words/use-design-words.ts'

afterEach(cleanup)

/** The letters that decide the direction of a text by itself: those that no part isolates. */
const decidingText = (text: HTMLElement) => {
  const copy = text.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error('no element')
  for (const isolated of copy.querySelectorAll('bdi, [dir]')) isolated.remove()
  return copy.textContent.trim()
}

// Seen failing: an English text was read from the right, its changes in the wrong order.
test('[T16] a difference on an Arabic screen has the direction of its own text', () => {
  render(
    <DesignWordsContext value={designWords}>
      <Difference
        parts={[
          { kind: 'removed', value: 'A corrected title' },
          { kind: 'added', value: 'A fourth berth opens' },
        ]}
      />
    </DesignWordsContext>,
  )
  const text = screen.getByRole('paragraph')
  expect(text.dir).toBe('auto')
  expect(decidingText(text)).toMatch(/^A corrected title/)
  expect(text.textContent).toMatch(/^محذوف:/u)
})
