import { expect, test } from 'vitest'
import { syncInvalidations } from '#server/pages/cache/sync-invalidations.ts'
import { makePageCache } from '#server/pages/cache/page-cache.ts'

// Seen failing with a line written past the log, for each round of the event loop.
test('a store that cannot tell what was saved is reported once, until it can again', async () => {
  const told: Array<string> = []
  const lost = new Error('The connection was cut')
  let answer = (): Promise<ReadonlyArray<'brand'>> => Promise.reject(lost)
  const catchUp = syncInvalidations(makePageCache(1_000), { sinceLast: () => answer() }, (sentence) =>
    told.push(sentence),
  )
  const once = ['What others have saved cannot be read.']
  for (let round = 0; round < 3; round += 1) await catchUp()
  expect(told).toEqual(once)
  answer = () => Promise.resolve(['brand'])
  await catchUp()
  answer = () => Promise.reject(lost)
  await catchUp()
  expect(told).toEqual([...once, ...once])
})
