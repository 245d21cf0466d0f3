import { expect, test } from 'vitest'
import { batched } from '#server/edge/promises/batched.ts'

// Seen failing with a query for each key, and with one batch for all.
test('puts keys that arrive while a query is in flight into the next batch', async () => {
  const batches: Array<ReadonlyArray<string>> = []
  let inFlight = 0
  const load = batched(async (keys) => {
    expect(++inFlight).toBe(1)
    batches.push(keys)
    await Promise.resolve()
    inFlight--
    return keys.length
  }, 2)
  expect(await Promise.all(['a', 'a', 'b', 'c'].map(load))).toEqual([2, 2, 2, 1])
  expect(await load('a')).toBe(1)
  expect(batches).toEqual([['a', 'b'], ['c'], ['a']])
})

test('rejects only the callers whose batch failed', async () => {
  const load = batched(async ([key]) => {
    if (key === 'broken') throw new Error('broken')
    return key
  }, 1)
  const [broken, whole] = await Promise.allSettled([load('broken'), load('whole')])
  expect([broken.status, whole]).toEqual(['rejected', { status: 'fulfilled', value: 'whole' }])
})
