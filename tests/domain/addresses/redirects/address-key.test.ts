import { array, assert, constantFrom, integer, property, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { addressKey, addressOfKey, redirectFor } from '#domain/addresses/redirects/address-key.ts'
import { missingPath } from '#domain/addresses/redirects/missing-path.ts'

const parts = array(
  constantFrom(
    'a',
    'É',
    'é',
    'الوظائف',
    '%',
    '%41',
    '%2f',
    '%3F',
    '%25',
    '%00',
    '%ff',
    '+',
    '&',
    '=',
    '/',
    ' ',
  ),
)
const addresses = tuple(parts, parts).map(([path, query]) => `/${path.join('')}?${query.join('')}`)

it('[X2] one spelling of an address is the spelling of itself', () => {
  assert(
    property(addresses, (address) => {
      const key = addressKey(address)
      expect(addressKey(addressOfKey(key))).toEqual(key)
    }),
  )
  assert(
    property(array(integer({ min: 0, max: 0x10ffff })), (points) => {
      const key = addressKey(`/${String.fromCodePoint(...points)}`)
      expect(addressKey(addressOfKey(key))).toEqual(key)
    }),
  )
})

it('[X2] compares addresses without case, encoding, end slash and order', () => {
  const words = array(constantFrom('about', 'Café', 'الوظائف', 'our group'), { minLength: 1, maxLength: 3 })
  assert(
    property(words, constantFrom('', '/', '//'), (segments, end) => {
      const path = `/${segments.join('/')}`
      const { path: key } = addressKey(path)
      expect(addressKey(encodeURI(path).toUpperCase() + end).path).toBe(key)
      expect(addressKey(path.normalize('NFD')).path).toBe(key)
      expect(addressKey(encodeURI(path).toLowerCase()).path).toBe(key)
    }),
  )
  expect(addressKey('/A?b=2&a=1+x#top')).toEqual(addressKey('/a/?a=1%20x&b=2'))
  expect(addressKey('/a?q=B')).not.toEqual(addressKey('/a?q=b'))
  expect(addressKey('/a%2Fb')).not.toEqual(addressKey('/a/b'))
  expect(addressKey('/a?b%26c')).not.toEqual(addressKey('/a?b&c'))
})

it('[X2] an entry with a query matches it alone, and one without matches any', () => {
  const entries = new Map([
    ['/page', 'any'],
    ['/page?id=7&lang=ar', 'exact'],
    ['/only?id=1', 'only'],
  ])
  const found = (address: string) => redirectFor(entries, address)
  expect(found('/Page/?lang=ar&id=7')).toBe('exact')
  expect(found('/page?id=8')).toBe('any')
  expect(found('/page')).toBe('any')
  expect(found('/only')).toBeUndefined()
  expect(found('/only?id=1&x=2')).toBeUndefined()
})

it('[X2] counts paths without their queries, and none that scanners ask for', () => {
  expect(missingPath('/Our-Group/?email=huda@example.com')).toBe('/our-group')
  for (const scanned of [
    '/x.php',
    '/wp-login',
    '/.env',
    '/.git/config',
    '/a/wp-admin/',
    `/${'a'.repeat(300)}`,
  ])
    expect(missingPath(scanned)).toBeUndefined()
})
