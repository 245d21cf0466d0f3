import { expect, test } from 'vitest'
import { syncInvalidations } from '#server/pages/cache/sync-invalidations.ts'

// Seen failing with one log line for each round of the event loop.
test('logs once that saves cannot be read, until they can be read again', async () => {
  const logged: Array<string> = []
  const lost = new Error('The connection was cut')
  let read = (): Promise<ReadonlyArray<'brand'>> => Promise.reject(lost)
  const sync = syncInvalidations(
    { saved: () => {}, invalidateAll: () => {} },
    { sinceLast: () => read() },
    (message) => logged.push(message),
  )
  const once = ['The saves of other processes cannot be read.']
  for (let round = 0; round < 3; round += 1) await sync()
  expect(logged).toEqual(once)
  read = () => Promise.resolve(['brand'])
  await sync()
  read = () => Promise.reject(lost)
  await sync()
  expect(logged).toEqual([...once, ...once])
})
