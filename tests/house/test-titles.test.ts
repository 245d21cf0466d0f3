import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const call = /\b(?:test|it|describe)(?:\.\w+(?:\([^()]*\))?)*\s*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g

const titlesIn = (text: string) => [...text.matchAll(call)].map(([, , title = '']) => title)

// Seen failing on 194 titles. A longer one says more than one behaviour.
test('titles of tests have at most 80 characters', () => {
  expect(titlesIn(`test('a', …) it.each([1])("b %i", …) describe.skipIf(no)('c', …)`)).toEqual([
    'a',
    'b %i',
    'c',
  ])
  const titles = globSync('tests/**/*.{ts,tsx}').flatMap((file) =>
    titlesIn(readFileSync(file, 'utf8')).map((title) => ({ file, title })),
  )
  expect(titles.length).toBeGreaterThan(2_000)
  expect(titles.filter(({ title }) => title.length > 80)).toEqual([])
})
