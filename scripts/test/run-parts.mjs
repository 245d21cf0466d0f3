import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runToEnd } from '../setup/run-to-end.mjs'
import { afterSecondTry, checked, sum, toRepeat } from './tally.mjs'

const minutes = process.env['TEST_FULL'] ? 180 : 80

/**
 * Runs projects of Vitest in one process and returns a tally of each. `isAccepting` stores new pictures of changed screens.
 * In CI, files with a failure run once again, in a process of their own: a test that a busy machine failed passes there, and a
 * fault fails twice.
 * @param {string[]} names @param {{ isAccepting?: boolean }} [options]
 */
export const runParts = async (names, { isAccepting = false } = {}) => {
  const further = isAccepting ? ['--update'] : []
  const first = await runOnce(names, further, { RESULTS: '.cache/test-results' })
  const results = names.map((name) => ({ name, files: first.tallies[name] ?? [] }))
  const repeated = process.env['CI'] ? results.filter(({ files }) => toRepeat(files).length > 0) : []
  if (repeated.length > 0) {
    const files = [...new Set(repeated.flatMap((result) => toRepeat(result.files)))]
    console.log(`These files failed and run again: ${files.join(', ')}`)
    const second = await runOnce(
      repeated.map(({ name }) => name),
      files,
    )
    for (const result of repeated)
      result.files = afterSecondTry(result.files, second.tallies[result.name] ?? [])
    first.stray.push(...second.stray)
  }
  const tallies = results.map(({ name, files }) => checked(name, sum(files)))
  tallies[0]?.failed.push(...first.stray)
  return tallies
}

/**
 * @param {string[]} names @param {string[]} further Further words of the command. @param {Record<string, string>} [env]
 * @returns {Promise<Outcome>}
 */
const runOnce = async (names, further, env = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'tally-'))
  const file = join(folder, 'tally.json')
  const projects = names.flatMap((name) => ['--project', name])
  const reporters = ['--reporter=default', '--reporter=./scripts/test/tally-reporter.mjs']
  const code = await runToEnd('vitest', ['run', ...projects, ...reporters, ...further], {
    env: { ...process.env, ...env, TALLY: file },
    timeout: minutes * 60_000,
  })
  const { tallies, stray } = read(file)
  rmSync(folder, { recursive: true })
  const isExplained = code === 0 || stray.length > 0 || Object.values(tallies).flat().some(hasFailed)
  return { tallies, stray: isExplained ? stray : [`Vitest ended with code ${code}`] }
}

/** @param {import('./tally.mjs').Tally} tally */
const hasFailed = ({ failed }) => failed.length > 0

/** @typedef {{ tallies: Record<string, import('./tally.mjs').FileTally[]>, stray: string[] }} Outcome */

/** @param {string} file @returns {Outcome} */
const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { tallies: {}, stray: ['Vitest ended before it could report'] }
  }
}
