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

/** The violations that axe finds, one line per element. */
export const findings = (page: Page) => findingsOf(page, everyRule, 10)

const findingsOf = async (
  page: Page,
  runOnly: typeof everyRule | typeof rulesOfColour,
  fewestPassed: number,
) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // Waits for animations, which begin with a frame and change colours; endless ones are skipped.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
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
  // Counts the passes in the page: with their elements they are longer than the page itself.
  const { found, passed } = await page.evaluate(
    async (options) => {
      const { violations, passes } = await (window as unknown as { axe: Axe }).axe.run(options)
      return {
        found: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
        passed: passes.length,
      }
    },
    // Of a rule that passes one element is enough: naming all of them takes longer than the rules.
    { runOnly, resultTypes: ['violations'] },
  )
  expect(passed).toBeGreaterThanOrEqual(fewestPassed)
  return found
}

/** The violations in the light theme, and those of colours in the dark one, which the back office chooses by the system. */
export const findingsInBothThemes = async (page: Page) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await findingsOf(page, rulesOfColour, 1)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...inDark.map((finding) => `dark: ${finding}`), ...(await findings(page))]
}

/** Checks both themes in the full run, otherwise only the light one. */
export const findingsInThemes = isFull ? findingsInBothThemes : findings
