import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

interface Finding {
  readonly id: string
  readonly nodes: ReadonlyArray<{ readonly html: string }>
}

/** What axe says against a page as it stands, once nothing moves on it. */
export const findingsIn = async (page: Page) => {
  await page.evaluate(axe)
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const { violations } = await page.evaluate(() =>
    // Axe has put itself there.
    (globalThis as unknown as { axe: { run(): Promise<{ violations: ReadonlyArray<Finding> }> } }).axe.run(),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
