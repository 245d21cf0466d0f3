import { describe, expect, it } from 'vitest'
import { networkOf } from '#domain/sign-in/session/network-of.ts'

describe('the network of an address', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['2001:0db8:0001::', '2001:db8:1::/64'],
    ['::1', '::/64'],
    ['2001:db8:1:2:3:4:203.0.113.7', '2001:db8:1:2::/64'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is larger with fewer bits', () => {
    expect(networkOf('2001:db8:1:2::1', 48)).toBe('2001:db8:1::/48')
    expect(networkOf('10.0.0.1', 48)).toBe('10.0.0.1')
  })

  it.each([
    '10.0.0.1',
    '10.0.0.1:443',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
    'unknown',
    '',
    'fe80::1%eth0',
  ])('%j is as it is', (address) => {
    expect(networkOf(address)).toBe(address)
  })

  // Seen failing with parts of an address, which counted as a network.
  it.each(['1:2:3', '1::2::3', '1:2:3:4:5:6:7:8:9', '12345::', ':1'])('[O40] %j is no address', (text) => {
    expect(networkOf(text)).toBe(text)
  })
})
