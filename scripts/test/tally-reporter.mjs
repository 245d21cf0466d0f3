import { writeFileSync } from 'node:fs'
import { nothing } from './tally.mjs'

/**
 * The reason of a skip is what `skip('…')` was given, or stands in the title of the test or of a suite around it: `over PostgreSQL (needs DATABASE_URL)`.
 * @param {import('vitest/node').TestCase} test
 */
const reasonOf = (test) => {
  const result = test.result()
  return (result.state === 'skipped' && result.note) || /\((needs [^()]+)\)/.exec(test.fullName)?.[1]
}

/** Writes into the file TALLY what each project passed, failed and skipped. */
export default class TallyReporter {
  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<import('vitest/node').SerializedError>} strayErrors
   */
  onTestRunEnd(modules, strayErrors) {
    /** @type {Record<string, import('./tally.mjs').Tally>} */
    const tallies = {}
    for (const module of modules) {
      // In a browser a project is called `stories (chromium)`.
      const tally = (tallies[module.project.name.replace(/ \(.*/, '')] ??= nothing())
      for (const error of module.errors()) tally.failed.push(`${module.relativeModuleId}: ${error.message}`)
      for (const test of module.children.allTests()) {
        const name = `${module.relativeModuleId} > ${test.fullName}`
        const { state } = test.result()
        if (state === 'passed') tally.passed += 1
        else if (state === 'skipped') tally.skipped.push({ name, reason: reasonOf(test) })
        else tally.failed.push(name)
      }
    }
    const stray = strayErrors.map(({ message }) => `outside of any test: ${message}`)
    writeFileSync(String(process.env['TALLY']), JSON.stringify({ tallies, stray }))
  }
}
