import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && existsSync(path))

/** A character class in each keeps this file from matching itself. */
const traces = [
  /(?:^|[^\w.-])\/(?:roo[t]|wor[k]|far[m])\//m,
  /"resolved": "htt[p]/,
  /registry\.npmj[s]\./,
  /^[<]{7} |^[>]{7} /m,
]

test('finds tracked files', () => {
  expect(tracked).toContain('package-lock.json')
})

test.each(traces)('no tracked file has a local path, a registry host or a conflict marker: %s', (trace) => {
  expect(tracked.filter((path) => trace.test(readFileSync(path, 'latin1')))).toEqual([])
})

test.each([
  ' /wor~k/main',
  '"/roo~t/x"',
  '"resolved": "htt~ps://x"',
  'https://registry.npmj~s.org',
  '<<<~<<<< HEAD',
])('would find %s without its tilde', (text) => {
  expect(traces.some((trace) => trace.test(text.replace('~', '')))).toBe(true)
})
