import { mkdirSync, writeFileSync } from 'node:fs'
import { nothing } from './tally.mjs'

/**
 * The reason of a skip: the argument of `skip('…')`, or a part of a title, such as `over PostgreSQL (needs DATABASE_URL)`.
 * @param {import('vitest/node').TestCase} test
 */
const reasonOf = (test) => {
  const result = test.result()
  return (result.state === 'skipped' && result.note) || /\((needs [^()]+)\)/.exec(test.fullName)?.[1]
}

/** @param {import('vitest/node').TestModule} module A browser adds its name: `stories (chromium)`. */
const partOf = (module) => module.project.name.replace(/ \(.*/, '')

/** A test's result as the specification page reads it. @param {import('vitest/node').TestCase} test */
const ranOf = (test) => ({
  file: test.module.relativeModuleId,
  title: test.fullName,
  state: test.result().state,
  story: Reflect.get(test.meta(), 'storyId'),
})

/** Writes the tallies of each project's files into the file TALLY, and the result of each test into the folder RESULTS. */
export default class TallyReporter {
  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<import('vitest/node').SerializedError>} strayErrors
   */
  onTestRunEnd(modules, strayErrors) {
    /** @type {Record<string, import('./tally.mjs').FileTally[]>} */
    const tallies = {}
    for (const module of modules) {
      const tally = { ...nothing(), file: module.relativeModuleId }
      const files = (tallies[partOf(module)] ??= [])
      files.push(tally)
      for (const error of module.errors()) tally.failed.push(`${module.relativeModuleId}: ${error.message}`)
      for (const test of module.children.allTests()) {
        const name = `${module.relativeModuleId} > ${test.fullName}`
        const { state } = test.result()
        if (state === 'passed') tally.passed += 1
        else if (state === 'skipped') tally.skipped.push({ name, reason: reasonOf(test) })
        else tally.failed.push(name)
      }
    }
    const stray = strayErrors.map(({ message, stack }) => `outside of any test: ${stack ?? message}`)
    writeFileSync(String(process.env['TALLY']), JSON.stringify({ tallies, stray }))
    const results = process.env['RESULTS']
    if (results !== undefined) writeResults(results, modules)
  }
}

/** Writes one file a project, so that each can be run again alone. @param {string} folder @param {ReadonlyArray<import('vitest/node').TestModule>} modules */
const writeResults = (folder, modules) => {
  mkdirSync(folder, { recursive: true })
  for (const [part, own] of Map.groupBy(modules, partOf)) {
    const tests = own.flatMap((module) => [...module.children.allTests()].map(ranOf))
    writeFileSync(`${folder}/${part}.json`, JSON.stringify({ at: new Date().toISOString(), tests }))
  }
}
