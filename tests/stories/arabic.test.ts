import { beforeAll, expect, inject, test } from 'vitest'
import { page } from 'vitest/browser'
import { interfaceTextIn, sampleTextsOf } from './sample-texts.ts'
import { shownTexts } from './shown-texts.ts'
import { settled, storiesOf, storyFiles } from './stories.ts'

const arabic = { globals: { language: 'ar', direction: 'of the language' }, isChecked: true }

beforeAll(() => page.viewport(1440, 900))

test.each(storyFiles)('[T56] %s runs in Arabic from the right, without a violation', async (file) => {
  const stories = await storiesOf(file, arabic)
  for (const { name, args, mount } of inject('isFull') ? stories : stories.slice(0, 1)) {
    const violations = await mount().then(
      () => [],
      (error: unknown) => [String(error)],
    )
    await settled()
    const known = sampleTextsOf(file, args)
    const english = shownTexts()
      .map((text) => interfaceTextIn(text, known))
      .filter((text) => text !== '')
    const { lang, dir } = document.documentElement
    expect
      .soft({ name, lang, dir, english, violations })
      .toEqual({ name, lang: 'ar', dir: 'rtl', english: [], violations: [] })
  }
})
