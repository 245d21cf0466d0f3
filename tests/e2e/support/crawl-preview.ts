import type { Page } from 'playwright'
import { expect } from 'vitest'
import { isFull } from '#tests/support/full.ts'

/** A place, or what the places of items have in common: `/newsinsights/`. */
const kindOf = (place: string) => place.replace(/\d.*/, '')

/**
 * Follows the links below a preview's address: to one page of each kind, in the full run to 61 pages. Returns the public paths
 * of its pages; no link may lead outside.
 * @param most The number of pages after which `npm test` stops.
 */
export const crawlPreview = async (
  page: Page,
  address: string,
  most = 61,
): Promise<ReadonlyArray<string>> => {
  const seen = new Set<string>()
  const places: string[] = []
  const waiting = [`${address}/`, `${address}/ar/`]
  for (const path of waiting) {
    const place = path.slice(address.length)
    const once = isFull ? place : kindOf(place)
    if (seen.has(once) || places.length >= (isFull ? 61 : most)) continue
    seen.add(once)
    places.push(place)
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
  return places
}
