import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { browserEntries, serverEntries } from '../../scripts/build/entries.mjs'

const tasks = globSync('scripts/*.mjs')
  .map((file) => file.slice('scripts/'.length, -'.mjs'.length))
  .filter((name) => name !== 'run')

/** The shell of Windows knows no `exec`, so this comes first. */
const first = 'node scripts/setup/windows.mjs && '

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

test('there is a script for every task', () => {
  const { 'test:full': full, 'test:faults': faults, start, ...others } = scripts
  const settings = /MALLOC_MMAP_THRESHOLD_=\d+ | --max-semi-space-size=\d+/g
  expect({ ...others, 'test-faults': faults, start: start.replaceAll(settings, '') }).toEqual(
    Object.fromEntries(tasks.map((task) => [task, `${first}exec node scripts/run.mjs ${task}`])),
  )
  expect(full).toBe(others.test.replace(first, `${first}TEST_FULL=1 `))
})

test('Windows is refused with a sentence that names WSL and the dev container', () => {
  const call = "const { refuseWindows } = await import('./scripts/setup/windows.mjs'); refuseWindows('win32')"
  const { status, stderr } = spawnSync('node', ['--input-type=module', '--eval', call], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/WSL.*dev container/)])
})

test.each(tasks)('%s answers --help and changes nothing', (task) => {
  const before = readdirSync('.')
  const { status, stdout } = spawnSync('node', ['scripts/run.mjs', task, '--help'], { encoding: 'utf8' })
  const named = new RegExp(`^npm (run )?${task.replace('-faults', ':faults')}( |$)`)
  expect([status, stdout.split('\n')[0]]).toEqual([0, expect.stringMatching(named)])
  expect(readdirSync('.')).toEqual(before)
})

test.each(tasks)('what %s runs from the build is built', (task) => {
  const programs = [...readFileSync(`scripts/${task}.mjs`, 'utf8').matchAll(/runBuilt\('(\w+)'\)/g)]
  expect(programs.filter(([, name = '']) => !(name in serverEntries))).toEqual([])
})

test.each([...Object.values(browserEntries), ...Object.values(serverEntries)])(
  'the build finds %s',
  (entry) => {
    expect(existsSync(entry)).toBe(true)
  },
)
