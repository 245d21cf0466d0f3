import { spawnSync } from 'node:child_process'
import { parts } from '../scripts/test/parts.mjs'
import { reporting } from './support/figures.ts'

/** Seconds that an npm script takes. Its output is printed only if it fails. */
const secondsOf = (task: string, ...args: ReadonlyArray<string>): number => {
  const began = performance.now()
  const { status, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', task, ...args], {
    encoding: 'utf8',
    maxBuffer: Infinity,
  })
  if (status !== 0) throw new Error(`${task} failed:\n${stdout}`)
  return (performance.now() - began) / 1_000
}

const withoutBrowser = parts
  .filter(({ needs, full }) => !full && !needs.includes('browser'))
  .map(({ name }) => name)

const report = reporting('build')
const build = secondsOf('build')
report([{ id: 'B20', what: 'client and server build', value: build, unit: 's', must: { most: 20 } }])
const tests = secondsOf('test', ...withoutBrowser)
report([{ id: 'B20', what: 'tests without a browser', value: tests, unit: 's', must: { most: 90 } }])
