import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Seen failing with five copies.
test('[O40] one function escapes HTML', () => {
  const sources = globSync('src/**/*.{ts,tsx}')
  expect(sources.length).toBeGreaterThan(1_000)
  const escaping = sources.filter((file) => /&(?:lt|quot|#39|apos);/.test(readFileSync(file, 'utf8')))
  expect(escaping).toEqual(['src/domain/wording/escape-html.ts'])
})
