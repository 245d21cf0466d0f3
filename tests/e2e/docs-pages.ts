import type { Page } from 'playwright'
import { findings } from './support/axe.ts'

/** In the toolbar's globals. Stories in Arabic are set from right to left. */
export const looks = ['theme:light', 'theme:dark', 'language:ar']

/** The docs pages of components, and those without stories, of a Storybook. */
export const docsPagesOf = async (url: string): Promise<ReadonlyArray<string>> => {
  const response = await fetch(`${url}/index.json`)
  const { entries }: { entries: Record<string, { type: string }> } = await response.json()
  return Object.entries(entries)
    .filter(([id, { type }]) => type === 'docs' && !/^(admin|site|product|back-office)-/.test(id))
    .map(([id]) => id)
}

/** What axe finds in a docs page, and whether it does not open at its top or scrolls sideways. */
export const problemsOfDocs = async (page: Page, address: string): Promise<ReadonlyArray<string>> => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  await page.locator('#storybook-docs h1').first().waitFor()
  await page.locator('#storybook-docs :is(h1, h2)').last().waitFor()
  const found = [...(await findings(page))]
  // A story has the height that Storybook measured last, and one that grows overflows for a moment.
  const mayScroll = await page
    .locator('.docs-story')
    .evaluateAll((stories) => stories.some((story) => getComputedStyle(story).overflowY === 'auto'))
  if (mayScroll) found.push('has a story that scrolls')
  if ((await page.evaluate(() => scrollY)) !== 0) found.push('is scrolled')
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      found.push(`scrolls sideways at ${width}`)
  }
  return found
}
