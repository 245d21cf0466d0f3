import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Seen failing with one use.
test('nothing that runs in a browser calls crypto.randomUUID, which needs HTTPS', () => {
  const sources = globSync('src/{ui,adapters/browser}/**/*.{ts,tsx}')
  expect(sources.length).toBeGreaterThan(500)
  const calling = sources.filter((file) => /randomUUID\(/.test(readFileSync(file, 'utf8')))
  expect(calling).toEqual([])
})
