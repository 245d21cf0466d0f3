import { describe, expect, it } from 'vitest'
import { noticeAt } from '#domain/connections/api-token.ts'
import { expiringTokenLetter } from '#domain/mail/letters/expiring-token-letter.ts'
import { letterLanguageOf } from '#domain/mail/letters/letter-language-of.ts'

const place = { publicUrl: 'https://sahilan.example', timeZone: 'Asia/Bahrain' }
const expiring = {
  name: 'CRM in Riyadh',
  begins: 'sah_9b02',
  until: '2027-11-22T00:00:00.000Z',
  usedAt: '2027-11-08T06:12:00.000Z',
  maker: { name: 'Layla', email: 'layla@sahilan.example', language: '' },
}

describe('the mail about the end of an API token', () => {
  it('is due 14 days before, unless the token is valid for less', () => {
    const { until } = expiring
    const cases = [
      ['2026-11-22T00:00:00.000Z', '2027-11-08T00:00:00.000Z'],
      ['2027-11-07T23:59:59.999Z', '2027-11-08T00:00:00.000Z'],
      ['2027-11-08T00:00:00.000Z', undefined],
    ] as const
    expect(cases.map(([now]) => [now, noticeAt(until, Date.parse(now))])).toEqual(cases)
    expect(noticeAt('', 0)).toBeUndefined()
  })

  it('names the token and leads to the screen that renews it', () => {
    const { subject, text } = expiringTokenLetter(expiring, place)
    expect(subject).toBe('The API token CRM in Riyadh expires soon')
    expect(text).toBe(`Layla, an API token that you have made expires soon.

Token: CRM in Riyadh
Begins with: sah_9b02
Expires: 22 November 2027 at 03:00 (Bahrain time)
Last used: 8 November 2027 at 09:12 (Bahrain time)

After that the program that uses it is refused. If you still need it, renew the token: its secret stays the same.

Open the connections:
https://sahilan.example/admin/Connections
`)
  })

  it('has one line as its subject, and leaves out a use that was none', () => {
    const { subject, text } = expiringTokenLetter({ ...expiring, name: 'A\r\nBcc: b', usedAt: '' }, place)
    expect(subject).not.toMatch(/[\r\n]/u)
    expect(text).not.toContain('Last used')
  })

  it('[T37] is written in Arabic, with the first letters from left to right', () => {
    const { subject, text, html } = expiringTokenLetter(expiring, place, letterLanguageOf('ar'))
    expect(subject).toBe('رمز الواجهة البرمجية «CRM in Riyadh» ينتهي قريباً')
    expect(text).toContain('بدايته: \u2066sah_9b02\u2069')
    expect(html).toContain('<html lang="ar" dir="rtl">')
  })
})
