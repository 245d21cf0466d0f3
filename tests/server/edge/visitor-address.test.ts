import { expect, test } from 'vitest'
import { visitorAddress } from '#server/edge/request/visitor-address.ts'

test.each([
  ['5.6.7.8', '5.6.7.8'],
  ['1.1.1.1, 5.6.7.8', '5.6.7.8'],
  ['5.6.7.8:1000', '5.6.7.8'],
  ['[2001:db8::1]:1000', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['', '10.0.0.1'],
])('X-Forwarded-For %s of a trusted proxy is visitor %s', (forwardedFor, visitor) => {
  expect(visitorAddress(forwardedFor, '10.0.0.1', true)).toBe(visitor)
})
