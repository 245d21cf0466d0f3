import { expect, it } from 'vitest'
import { isReference, referenceLength, referenceOf } from '#domain/mail/inbox/receipt.ts'

it('a reference has eight unambiguous characters and forms no word', () => {
  for (let first = 0; first < 256; first++) {
    const bytes = Uint8Array.from({ length: referenceLength }, (_, at) => (first + at * 37) % 256)
    expect(referenceOf(bytes)).toMatch(/^[2-9BCDFGHJKMNPQRSTVWXYZ]{8}$/)
  }
})

it('different bytes make different references', () => {
  expect(referenceOf(new Uint8Array(8))).not.toBe(referenceOf(new Uint8Array(8).fill(1)))
})

it('accepts only well-formed references from a URL', () => {
  expect(isReference(referenceOf(new Uint8Array(8)))).toBe(true)
  for (const other of ['1', 'K7M2PQ9', 'K7M2PQ9XX', 'k7m2pq9x', 'K7M2PQ9A', 'K7M2 Q9X', undefined, 7])
    expect(isReference(other)).toBe(false)
})
