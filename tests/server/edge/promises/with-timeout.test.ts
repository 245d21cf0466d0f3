import { expect, test } from 'vitest'
import { withTimeout } from '#server/edge/promises/with-timeout.ts'

// Seen failing with a database that hangs: `/readyz` and `/metrics` hung too.
test('resolves to the fallback on timeout, and shares the work in flight', async () => {
  let started = 0
  let resolveWith = (_: string) => {}
  const load = withTimeout(
    () => {
      started += 1
      return new Promise<string>((resolve) => (resolveWith = resolve))
    },
    'late',
    1,
  )
  expect(await Promise.all([load(), load()])).toEqual(['late', 'late'])
  expect(await load()).toBe('late')
  expect(started).toBe(1)

  const next = load()
  resolveWith('here')
  expect(await next).toBe('here')
  const again = load()
  expect(started).toBe(2)
  resolveWith('here too')
  expect(await again).toBe('here too')
})
