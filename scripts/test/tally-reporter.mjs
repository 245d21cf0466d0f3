import { mkdirSync, writeFileSync } from 'node:fs'
import { nothing } from './tally.mjs'

/**
 * The reason of a skip is what `skip('…')` was given, or stands in the title of the test or of a suite around it: `over PostgreSQL (needs DATABASE_URL)`.
 * @param {import('vitest/node').TestCase} test
 */
const reasonOf = (test) => {
  const result = test.result()
  return (result.state === 'skipped' && result.note) || /\((needs [^()]+)\)/.exec(test.fullName)?.[1]
}

/** @param {import('vitest/node').TestModule} module In a browser a project is called `stories (chromium)`. */
const partOf = (module) => module.project.name.replace(/ \(.*/, '')

/** What a reader of the specification wants to know of a test. @param {import('vitest/node').TestCase} test */
const ranOf = (test) => ({
  file: test.module.relativeModuleId,
  title: test.fullName,
  state: test.result().state,
  story: Reflect.get(test.meta(), 'storyId'),
})

/** Writes into the file TALLY what each project passed, failed and skipped, and into the folder RESULTS what became of each test. */
export default class TallyReporter {
  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<import('vitest/node').SerializedError>} strayErrors
   */
  onTestRunEnd(modules, strayErrors) {
    /** @type {Record<string, import('./tally.mjs').Tally>} */
    const tallies = {}
    for (const module of modules) {
      const tally = (tallies[partOf(module)] ??= nothing())
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
    const results = process.env['RESULTS']
    if (results !== undefined) keepResults(results, modules)
  }
}

/** One file a project, so that each may be run again by itself. @param {string} folder @param {ReadonlyArray<import('vitest/node').TestModule>} modules */
const keepResults = (folder, modules) => {
  mkdirSync(folder, { recursive: true })
  for (const [part, own] of Map.groupBy(modules, partOf)) {
    const tests = own.flatMap((module) => [...module.children.allTests()].map(ranOf))
    writeFileSync(`${folder}/${part}.json`, JSON.stringify({ at: new Date().toISOString(), tests }))
  }
}
