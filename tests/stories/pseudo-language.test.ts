import { beforeAll, expect, inject, test } from 'vitest'
import { page } from 'vitest/browser'
import { interfaceTextIn, sampleTextsOf } from './sample-texts.ts'
import { cutTexts, shownTexts } from './shown-texts.ts'
import { settled, storiesOf, storyFiles } from './stories.ts'

const pseudo = { globals: { language: 'pseudo', direction: 'ltr' }, isChecked: false }

beforeAll(() => page.viewport(360, 740))

test.each(storyFiles)('[T58] %s has every text in brackets and cuts none off', async (file) => {
  const stories = await storiesOf(file, pseudo)
  for (const { name, args, mount } of inject('isFull') ? stories : stories.slice(0, 1)) {
    await mount()
    await settled()
    const known = sampleTextsOf(file, args)
    const untranslated = shownTexts()
      .map((text) => interfaceTextIn(text, known))
      .filter((text) => text !== '')
    expect.soft({ name, untranslated, cut: cutTexts() }).toEqual({ name, untranslated: [], cut: [] })
  }
})
