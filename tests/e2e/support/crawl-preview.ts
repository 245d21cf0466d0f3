import type { Page } from 'playwright'
import { expect } from 'vitest'
import { isFull } from '#tests/support/full.ts'

/** Follows every link below a preview's address. Returns the public paths of its pages; no link may lead outside. */
export const crawlPreview = async (page: Page, address: string): Promise<ReadonlyArray<string>> => {
  const maxPages = isFull ? 60 : 45
  const seen = new Set<string>()
  const waiting = [`${address}/`, `${address}/ar/`]
  for (const path of waiting) {
    if (seen.has(path) || seen.size > maxPages) continue
    seen.add(path)
    const response = await page.goto(path)
    expect(`${path} ${response?.status()}`).toBe(`${path} 200`)
    await page.getByText(/^(?:Preview|معاينة)$/).waitFor()
    const links = await page
      .locator('#site a[href^="/"]:not([download])')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    expect(links.filter((link) => !link.startsWith(address))).toEqual([])
    // A preview has no feeds.
    waiting.push(...links.filter((link) => !link.endsWith('.xml')))
    const broken = await page
      .locator('#site img')
      .evaluateAll((all) =>
        all.filter((image) => !(image as HTMLImageElement).currentSrc && image.checkVisibility()),
      )
    expect(broken).toEqual([])
  }
  return [...seen].map((path) => path.slice(address.length))
}
