import { expect, test } from 'vitest'
import { lruCache } from '#server/edge/promises/lru-cache.ts'

// Seen failing with a read for each caller.
test('concurrent reads of one key share one read', async () => {
  const reads: Array<string> = []
  const read = lruCache(async (key) => {
    reads.push(key)
    return key === 'absent' ? undefined : new Uint8Array(1)
  }, 10)
  const [first, ...others] = await Promise.all(['a', 'a', 'a', 'b'].map(read))
  expect(others.map((bytes) => bytes === first)).toEqual([true, true, false])
  expect(reads).toEqual(['a', 'b'])
  expect([await read('absent'), await read('absent')]).toEqual([undefined, undefined])
  expect(reads).toEqual(['a', 'b', 'absent', 'absent'])
})

test('reads again after a failed read', async () => {
  let isBroken = true
  const read = lruCache(async () => {
    if (isBroken) throw new Error('broken')
    return new Uint8Array(1)
  }, 10)
  await expect(read('a')).rejects.toThrow('broken')
  isBroken = false
  expect(await read('a')).toHaveLength(1)
})
