import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { base32, inGroups } from '#domain/sign-in/second-factor/base32.ts'
import { oneTimeCode, stepAt, stepOf, type Hmac } from '#domain/sign-in/second-factor/one-time-code.ts'
import { otpauthAddress, plainCode } from '#domain/sign-in/second-factor/second-factor.ts'

const hmac: Hmac = (secret, message) => createHmac('sha1', secret).update(message).digest()
const bytes = (text: string) => new TextEncoder().encode(text)
const secret = bytes('12345678901234567890')

/** RFC 6238, appendix B, for SHA-1: seconds, and their code of eight digits. */
const vectors = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const

/** RFC 4226, appendix D. */
const counted = [
  '755224',
  '287082',
  '359152',
  '969429',
  '338314',
  '254676',
  '287922',
  '162583',
  '399871',
  '520489',
]

describe('a one-time code', () => {
  it.each(vectors)('%i seconds in is %s (RFC 6238)', (seconds, code) => {
    expect(oneTimeCode(hmac, secret, stepAt(seconds * 1_000), 8)).toBe(code)
    expect(oneTimeCode(hmac, secret, stepAt(seconds * 1_000))).toBe(code.slice(2))
  })

  it('matches the counters of RFC 4226', () => {
    expect(counted.map((_, step) => oneTimeCode(hmac, secret, step))).toEqual(counted)
  })

  it('is accepted one step early or late, and no further', () => {
    const found = counted.map((code) => stepOf(hmac, secret, code, { now: 5, used: -1 }))
    expect(found).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      4,
      5,
      6,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('works once, and no earlier one works after it', () => {
    const at = (used: number) =>
      ['338314', '254676', '287922'].map((code) => stepOf(hmac, secret, code, { now: 5, used }))
    expect(at(5)).toEqual([undefined, undefined, 6])
    expect(at(6)).toEqual([undefined, undefined, undefined])
  })
})

it('[T35] a code may be typed with Arabic or Persian digits and direction marks', () => {
  expect(['\u200F٢٨٧ ٠٨٢', '۲۸۷۰۸۲\u061C'].map(plainCode)).toEqual(['287082', '287082'])
})

describe('base32', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
    ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
  ])('of “%s” is “%s” (RFC 4648)', (text, written) => {
    expect(base32(bytes(text))).toBe(written)
  })

  it('is shown in groups, and compared without them', () => {
    expect(inGroups('GEZDGNBVGY')).toBe('GEZD GNBV GY')
    expect(plainCode(' gezd-gnbv GY ')).toBe('GEZDGNBVGY')
  })
})

it('the URL for authenticator apps has the issuer and the e-mail', () => {
  expect(otpauthAddress('sahilan.example', 'mona+1@example.com', 'MZXW6')).toBe(
    'otpauth://totp/sahilan.example:mona%2B1%40example.com?secret=MZXW6&issuer=sahilan.example&algorithm=SHA1&digits=6&period=30',
  )
})
