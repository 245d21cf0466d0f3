import type { Page } from 'playwright'

export const paper = { viewport: { width: 794, height: 1123 } } as const

/** What a printed page shows: no controls, nothing wider than the paper, and black ink. */
export const printedWell = {
  controls: 0,
  hasTitle: true,
  fits: true,
  footer: ['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)'],
}

export const printed = async (page: Page): Promise<typeof printedWell> => {
  await page.emulateMedia({ media: 'print' })
  return {
    controls: await page.locator('button:visible, nav:visible, form:visible, dialog:visible').count(),
    hasTitle: await page.getByRole('heading', { level: 1 }).isVisible(),
    fits: (await page.evaluate(() => document.documentElement.scrollWidth)) <= paper.viewport.width,
    footer: await page.locator('footer').evaluate((footer) => {
      const { color, backgroundColor } = getComputedStyle(footer)
      return [color, backgroundColor]
    }),
  }
}
