import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const page = readFileSync('docs/reliability.md', 'utf8')
const promises = page.split(/^### /m).slice(1)

const testsIn = (promise: string) =>
  [...promise.matchAll(/^- \[([^\]]+)\]\(([^)]+)\)$/gm)].map(([, title = '', path = '']) => ({
    title,
    file: join('docs', path),
  }))

describe('docs/reliability.md', () => {
  test('names a test for each promise', () => {
    expect(promises.length).toBeGreaterThan(40)
    expect(promises.filter((promise) => testsIn(promise).length === 0)).toEqual([])
    expect(promises.flatMap(testsIn)).toHaveLength(page.match(/\]\(\.\.\/tests\//g)?.length ?? 0)
  })

  // Seen failing on an unknown title and on a missing file.
  test.each(promises.flatMap(testsIn))('finds "$title" in $file', ({ title, file }) => {
    expect(existsSync(file)).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain(title)
  })
})
