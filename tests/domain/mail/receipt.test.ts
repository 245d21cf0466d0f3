import { expect, it } from 'vitest'
import { referenceLength, referenceOf } from '#domain/mail/receipt.ts'

it('a reference can be read out: eight letters and digits that nobody mistakes, and no word', () => {
  for (let first = 0; first < 256; first++) {
    const bytes = Uint8Array.from({ length: referenceLength }, (_, at) => (first + at * 37) % 256)
    expect(referenceOf(bytes)).toMatch(/^[2-9BCDFGHJKMNPQRSTVWXYZ]{8}$/)
  }
})

it('other bytes make another reference', () => {
  expect(referenceOf(new Uint8Array(8))).not.toBe(referenceOf(new Uint8Array(8).fill(1)))
})
