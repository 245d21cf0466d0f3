import type { Locator } from 'playwright'
import { expect } from 'vitest'

/**
 * Points at a link and waits until the page is hydrated, so that a click follows the link without a page load. On a busy
 * machine the script may take longer than the second after which the browser follows links itself.
 */
export const hydrated = async (link: Locator): Promise<Locator> => {
  await link.hover()
  return untilHydrated(link)
}

/** Waits until the page is hydrated, which pointing at a link or focusing one has begun. */
export const untilHydrated = async (link: Locator): Promise<Locator> => {
  const isHydrated = () =>
    link.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactProps$')))
  await expect.poll(isHydrated).toBe(true)
  return link
}
