import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && existsSync(path))

/** With a class in each, so that this file holds none of them itself. */
const traces = [
  /(?:^|[^\w.-])\/(?:roo[t]|wor[k]|far[m])\//m,
  /"resolved": "htt[p]/,
  /registry\.npmj[s]\./,
  /^[<]{7} |^[>]{7} /m,
]

test('there are tracked files to read', () => {
  expect(tracked).toContain('package-lock.json')
})

test.each(traces)(
  'no tracked file holds a path of one machine, the host of a registry or an unfinished merge: %s',
  (trace) => {
    expect(tracked.filter((path) => trace.test(readFileSync(path, 'latin1')))).toEqual([])
  },
)

test.each([
  ' /wor~k/main',
  '"/roo~t/x"',
  '"resolved": "htt~ps://x"',
  'https://registry.npmj~s.org',
  '<<<~<<<< HEAD',
])('%s without its tilde would be found', (text) => {
  expect(traces.some((trace) => trace.test(text.replace('~', '')))).toBe(true)
})
