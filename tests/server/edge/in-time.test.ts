import { expect, test } from 'vitest'
import { inTime } from '#server/edge/in-time.ts'

// Seen failing with a database that stands still, as which `/readyz` and `/metrics` stood still too.
test('what answers nothing is waited for so long at most, and asked once for all who want to know', async () => {
  let asked = 0
  let answer = (_: string) => {}
  const ask = inTime(
    () => {
      asked += 1
      return new Promise<string>((resolve) => (answer = resolve))
    },
    'late',
    1,
  )
  expect(await Promise.all([ask(), ask()])).toEqual(['late', 'late'])
  expect(await ask()).toBe('late')
  expect(asked).toBe(1)

  const next = ask()
  answer('here')
  expect(await next).toBe('here')
  const again = ask()
  expect(asked).toBe(2)
  answer('here too')
  expect(await again).toBe('here too')
})
