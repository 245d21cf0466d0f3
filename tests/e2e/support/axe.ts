import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { isFull } from '#tests/support/full.ts'

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
  // What passed is counted in the page: with all its elements it is longer than the page.
  const { found, passed } = await page.evaluate(
    async (options) => {
      const { violations, passes } = await (window as unknown as { axe: Axe }).axe.run(options)
      return {
        found: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
        passed: passes.length,
      }
    },
    { runOnly },
  )
  expect(passed).toBeGreaterThanOrEqual(fewestPassed)
  return found
}

/** The same in the light, and what is another in the dark, which the back office takes from the system. */
export const findingsInBothThemes = async (page: Page) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const inTheDark = await findingsOf(page, rulesOfColour, 1)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...inTheDark.map((finding) => `dark: ${finding}`), ...(await findings(page))]
}

/** Each theme where whole matrices run; otherwise the dark is for the stories and for who asks for both. */
export const findingsInThemes = isFull ? findingsInBothThemes : findings
