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

/** What axe finds, each with the elements that it means. */
export const findings = async (page: Page) => {
  await page.evaluate(axe)
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
  const { violations, passes } = await page.evaluate(() =>
    (window as unknown as { axe: Axe }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  )
  expect(passes.length).toBeGreaterThan(10)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** The same in the light and in the dark, which the back office takes from the system. */
export const findingsInBothThemes = async (page: Page) => {
  const found: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    found.push(...(await findings(page)).map((finding) => `${colorScheme}: ${finding}`))
  }
  return found
}
