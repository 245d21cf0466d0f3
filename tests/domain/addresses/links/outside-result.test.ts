import { expect, it } from 'vitest'
import { failuresAfter } from '#domain/addresses/links/outside-result.ts'

it('[X4] a missing page is dead at once, a failing one the second time', () => {
  const results = [
    '404',
    '410',
    '500',
    'ECONNREFUSED',
    'too slow',
    '200',
    '301',
    '403',
    '429',
    'private address',
  ]
  expect(results.map((result) => [result, failuresAfter(0, result), failuresAfter(1, result)])).toEqual([
    ['404', 2, 2],
    ['410', 2, 2],
    ['500', 1, 2],
    ['ECONNREFUSED', 1, 2],
    ['too slow', 1, 2],
    ['200', 0, 0],
    ['301', 0, 0],
    ['403', 0, 0],
    ['429', 0, 0],
    ['private address', 0, 0],
  ])
})
