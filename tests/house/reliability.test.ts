import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const rows = readFileSync('docs/reliability.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| promise |'))

const testsIn = (row: string) =>
  [...row.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, title = '', path = '']) => ({
    title,
    file: join('docs', path),
  }))

describe('what is promised', () => {
  test('is tried, each by a test that is named', () => {
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.filter((row) => testsIn(row).length === 0)).toEqual([])
  })

  // Seen failing on a title that nobody has, and on a file that is not there.
  test.each(rows.flatMap(testsIn))('$title stands in $file', ({ title, file }) => {
    expect(existsSync(file)).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain(title)
  })
})
