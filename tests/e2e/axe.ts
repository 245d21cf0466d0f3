import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

interface Finding {
  readonly id: string
  readonly nodes: ReadonlyArray<{ readonly html: string }>
}

/** What axe finds on a page that stands still. */
export const findings = async (page: Page) => {
  await page.evaluate(axe)
  // Animations change colours on their way.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<{ violations: ReadonlyArray<Finding> }> } }).axe.run(),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
