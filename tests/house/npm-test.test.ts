import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { afterSecondTry, checked, lineOf, nothing, sum, toRepeat } from '../../scripts/test/tally.mjs'
import { plant, plantWithPackages, runIn } from './lint/plant.ts'

const byFile = (one: { file: string }, other: { file: string }) => (one.file < other.file ? -1 : 1)
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

test('a second try replaces the first of a file, and is named', () => {
  const file = (name: string, failed: ReadonlyArray<string>) => ({
    ...nothing(),
    file: name,
    passed: 3 - failed.length,
    failed: [...failed],
  })
  const first = [file('a', ['a > slow', 'a > wrong']), file('b', []), file('c', ['c: no suite'])]
  expect(toRepeat(first)).toEqual(['a', 'c'])
  expect(sum(afterSecondTry(first, [file('a', ['a > wrong'])]))).toEqual({
    passed: 2 + 3 + 2,
    failed: ['a > wrong', 'c: no suite'],
    skipped: [],
    retried: ['a > slow'],
  })
  const many = Array.from({ length: 13 }, (_, index) => file(String(index), ['wrong']))
  expect(toRepeat(many)).toEqual([])
})

test('in CI a file that failed runs again in another process', () => {
  const root = plantWithPackages(
    {
      'vitest.config.ts': `export default { test: { projects: [{ test: { name: 'planted' } }] } }`,
      'late.test.ts': `import { existsSync, writeFileSync } from 'node:fs'
      import { expect, test } from 'vitest'
      test('passes late', () => {
        const isSecond = existsSync('tried')
        writeFileSync('tried', '')
        expect(isSecond).toBe(true)
      })`,
      'wrong.test.ts': `import { expect, test } from 'vitest'
      test('fails', () => expect(1).toBe(2))`,
      'run.mjs': `import { writeFileSync } from 'node:fs'
      import { runParts } from './scripts/test/run-parts.mjs'
      writeFileSync('outcome.json', JSON.stringify(await runParts(['planted'])))`,
    },
    ['scripts/test', 'scripts/setup'],
  )
  const tallyOf = (env: Record<string, string>) => {
    rmSync(join(root, 'tried'), { force: true })
    runIn(root, 'node', ['run.mjs'], env)
    return JSON.parse(readFileSync(join(root, 'outcome.json'), 'utf8'))[0]
  }
  expect(tallyOf({ CI: 'true' })).toEqual({
    passed: 1,
    failed: ['wrong.test.ts > fails'],
    skipped: [],
    retried: ['late.test.ts > passes late'],
  })
  expect(tallyOf({ CI: '' }).failed.toSorted()).toEqual([
    'late.test.ts > passes late',
    'wrong.test.ts > fails',
  ])
})

test('the reporter counts the tests of a file, and notes the reasons of skips', () => {
  const root = plantWithPackages({
    'vitest.config.ts': `export default { test: { projects: [{ test: { name: 'planted' } }] } }`,
    'a.test.ts': `import { describe, expect, test } from 'vitest'
      test('passes', () => {})
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
  const { planted } = JSON.parse(readFileSync(join(root, 'tally.json'), 'utf8')).tallies
  expect(planted.toSorted(byFile)).toEqual([
    {
      file: 'a.test.ts',
      passed: 1,
      retried: [],
      failed: ['a.test.ts > fails'],
      skipped: [
        { name: 'a.test.ts > is skipped', reason: 'no network' },
        { name: 'a.test.ts > is silent' },
        { name: 'a.test.ts > over PostgreSQL (needs DATABASE_URL) > reads', reason: 'needs DATABASE_URL' },
      ],
    },
    {
      ...nothing(),
      file: 'empty.test.ts',
      failed: [expect.stringMatching(/^empty\.test\.ts: No test suite found/)],
    },
  ])
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
