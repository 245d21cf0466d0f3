import { expect, test } from 'vitest'
import { batched } from '#server/edge/batched.ts'

// Seen failing with a question for each who asks, and with all in one.
test('what comes while a question is under way goes with the next one, so many at a time', async () => {
  const questions: Array<ReadonlyArray<string>> = []
  let underWay = 0
  const ask = batched(async (keys) => {
    expect(++underWay).toBe(1)
    questions.push(keys)
    await Promise.resolve()
    underWay--
    return keys.length
  }, 2)
  expect(await Promise.all(['a', 'a', 'b', 'c'].map(ask))).toEqual([2, 2, 2, 1])
  expect(await ask('a')).toBe(1)
  expect(questions).toEqual([['a', 'b'], ['c'], ['a']])
})

test('a question that broke is the matter of those who asked it alone', async () => {
  const ask = batched(async ([key]) => {
    if (key === 'broken') throw new Error('broken')
    return key
  }, 1)
  const [broken, whole] = await Promise.allSettled([ask('broken'), ask('whole')])
  expect([broken.status, whole]).toEqual(['rejected', { status: 'fulfilled', value: 'whole' }])
})
