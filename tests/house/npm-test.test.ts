import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checked, lineOf, nothing, sum } from '../../scripts/test/tally.mjs'
import { plant, plantWithPackages, runIn } from './lint/plant.ts'

const skip = (reason: string | undefined) => ({ name: 'a', reason })

test('the last line is the sum of all parts', () => {
  const parts = [
    { ...nothing(), passed: 3, failed: ['x'] },
    { ...nothing(), passed: 4, skipped: [skip('no network')] },
    nothing(),
  ]
  expect(lineOf(sum(parts))).toBe('7 passed, 1 failed, 1 skipped')
})

test('a part fails that ran no test, skipped all or left no tally', () => {
  expect(checked('ui', nothing()).failed).toEqual(['ui ran no test'])
  expect(checked('ui', undefined).failed).toEqual(['ui ran no test'])
  expect(checked('ui', { ...nothing(), skipped: [skip('no network')] }).failed).toEqual(['ui ran no test'])
  expect(checked('ui', { ...nothing(), passed: 1 }).failed).toEqual([])
})

test('a skip without a reason is a failure', () => {
  const tally = checked('ui', { ...nothing(), passed: 1, skipped: [skip(undefined), skip('no network')] })
  expect(lineOf(tally)).toBe('1 passed, 1 failed, 1 skipped')
})

test('the reporter counts tests, and notes the reasons of skips and the second tries', () => {
  const root = plantWithPackages({
    'vitest.config.ts': `export default { test: { projects: [{ test: { name: 'planted' } }] } }`,
    'a.test.ts': `import { describe, expect, test } from 'vitest'
      let tries = 0
      test('passes', () => {})
      test('passes late', { retry: 1 }, () => expect((tries += 1)).toBe(2))
      test('fails', () => expect(1).toBe(2))
      test('is skipped', ({ skip }) => skip('no network'))
      test.skip('is silent', () => {})
      describe.skip('over PostgreSQL (needs DATABASE_URL)', () => { test('reads', () => {}) })`,
    'empty.test.ts': '',
  })
  const reporter = resolve('scripts/test/tally-reporter.mjs')
  const { code } = runIn(root, 'vitest', ['run', '--reporter', reporter], {
    TALLY: join(root, 'tally.json'),
    RESULTS: join(root, 'results'),
  })
  expect(code).toBe(1)
  expect(JSON.parse(readFileSync(join(root, 'tally.json'), 'utf8')).tallies.planted).toEqual({
    passed: 2,
    retried: ['a.test.ts > passes late'],
    failed: ['a.test.ts > fails', expect.stringMatching(/^empty\.test\.ts: No test suite found/)],
    skipped: [
      { name: 'a.test.ts > is skipped', reason: 'no network' },
      { name: 'a.test.ts > is silent' },
      { name: 'a.test.ts > over PostgreSQL (needs DATABASE_URL) > reads', reason: 'needs DATABASE_URL' },
    ],
  })
  const { tests } = JSON.parse(readFileSync(join(root, 'results/planted.json'), 'utf8'))
  expect(tests).toContainEqual({ file: 'a.test.ts', title: 'fails', state: 'failed' })
  expect(tests).toContainEqual({
    file: 'a.test.ts',
    title: 'over PostgreSQL (needs DATABASE_URL) > reads',
    state: 'skipped',
  })
})

test('npm test refuses an unknown part', () => {
  const { code, output } = runIn('.', 'node', ['scripts/test.mjs', 'domian'])
  expect(output).toMatch(/^There is no part domian: name some of types, .*, e2e/)
  expect(code).toBe(1)
})

test.each([
  [
    'its line',
    'echo 5 passed, 1 failed, 2 skipped; echo npm error >&2; exit 1',
    '5 passed, 1 failed, 2 skipped',
    1,
  ],
  ['a green line', 'echo 5 passed, 0 failed, 2 skipped', '5 passed, 0 failed, 2 skipped', 0],
  ['no line', 'echo nothing', '0 passed, 1 failed, 0 skipped', 1],
])('.ci/run ends with the line of an npm test that prints %s', (_, npm, line, expected) => {
  const root = plant({ 'bin/npm': `#!/bin/sh\n${npm}\n` }, ['.ci/run'])
  const { code, output } = runIn(root, 'bash', ['.ci/run'])
  expect(output.trim().split('\n').at(-1)).toBe(line)
  expect(code).toBe(expected)
})
