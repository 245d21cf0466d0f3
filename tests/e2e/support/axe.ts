import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { expect } from 'vitest'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  run(options: object): Promise<{
    violations: ReadonlyArray<{ id: string; nodes: ReadonlyArray<{ html: string }> }>
    passes: ReadonlyArray<unknown>
  }>
}

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const rulesOfColour = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** What axe finds, each with the elements that it means. */
export const findings = (page: Page) => findingsOf(page, everyRule, 10)

const findingsOf = async (
  page: Page,
  runOnly: typeof everyRule | typeof rulesOfColour,
  fewestPassed: number,
) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // Animations change colours on their way; some go on for ever.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        )
        .map(({ finished }) => finished),
    ),
  )
  const { violations, passes } = await page.evaluate(
    (options) => (window as unknown as { axe: Axe }).axe.run(options),
    { runOnly },
  )
  expect(passes.length).toBeGreaterThanOrEqual(fewestPassed)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** The same in the light, and what is another in the dark, which the back office takes from the system. */
export const findingsInBothThemes = async (page: Page) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const inTheDark = await findingsOf(page, rulesOfColour, 1)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...inTheDark.map((finding) => `dark: ${finding}`), ...(await findings(page))]
}
