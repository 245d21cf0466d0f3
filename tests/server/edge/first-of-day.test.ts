import { expect, test } from 'vitest'
import { firstOfDay } from '#server/edge/request/first-of-day.ts'

test('[S16] a person counts once for each thing and day', () => {
  let today = '2026-11-23'
  const isFirst = firstOfDay(() => today)
  expect([isFirst('Noor', 'a'), isFirst('Noor', 'a'), isFirst('Noor', 'b'), isFirst('Omar', 'a')]).toEqual([
    true,
    false,
    true,
    true,
  ])
  today = '2026-11-24'
  expect([isFirst('Noor', 'a'), isFirst('Noor', 'a')]).toEqual([true, false])
})

test('[S16] a flood of invented persons is bounded', () => {
  const isFirst = firstOfDay(() => '2026-11-23', 2)
  expect(['a', 'b', 'c'].map((who) => isFirst(who, 'x'))).toEqual([true, true, false])
})
