import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runToEnd } from '../setup/run-to-end.mjs'
import { checked } from './tally.mjs'

const minutes = process.env['TEST_FULL'] ? 90 : 40

/**
 * Runs projects of Vitest in one process and returns a tally of each. `isAccepting` stores new pictures of changed screens.
 * @param {string[]} names @param {{ isAccepting?: boolean }} [options]
 */
export const runParts = async (names, { isAccepting = false } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'tally-'))
  const file = join(folder, 'tally.json')
  const projects = names.flatMap((name) => ['--project', name])
  const reporters = ['--reporter=default', '--reporter=./scripts/test/tally-reporter.mjs']
  const update = isAccepting ? ['--update'] : []
  const code = await runToEnd('vitest', ['run', ...projects, ...reporters, ...update], {
    env: { ...process.env, TALLY: file, RESULTS: '.cache/test-results' },
    timeout: minutes * 60_000,
  })
  const { tallies, stray } = read(file)
  rmSync(folder, { recursive: true })
  const results = names.map((name) => checked(name, tallies[name]))
  const isExplained = code === 0 || results.some(({ failed }) => failed.length > 0)
  results[0]?.failed.push(
    ...stray,
    ...(isExplained || stray.length > 0 ? [] : [`Vitest ended with code ${code}`]),
  )
  return results
}

/** @param {string} file @returns {{ tallies: Record<string, import('./tally.mjs').Tally>, stray: string[] }} */
const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { tallies: {}, stray: ['Vitest ended before it could report'] }
  }
}
