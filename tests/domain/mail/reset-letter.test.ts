import { describe, expect, it } from 'vitest'
import { resetLetter } from '#domain/mail/letters/reset-letter.ts'

const address = 'https://sahilan.example/admin/reset#AAAAAAAAAAAAAAAAAAAAAA'
const reset = { name: 'Mona', email: 'mona@example.com', address, site: 'Sahilan' }

describe('a mail with a link to set a password', () => {
  it('names the account, the validity, and what to do if it is unexpected', () => {
    const { subject, text, html } = resetLetter(reset)
    expect(subject).toBe('Set a new password for Sahilan')
    for (const part of ['Mona, here is', 'mona@example.com', '10 minutes, once', 'ignore this mail', address])
      expect(text).toContain(part)
    expect(html).toContain(`href="${address}"`)
  })

  it('works for a site without a name', () => {
    expect(resetLetter({ ...reset, site: '' })).toMatchObject({
      subject: 'Set a new password',
      text: expect.stringContaining('to set a new password.'),
    })
  })

  it('has a single-line subject and escapes names', () => {
    const { subject, html } = resetLetter({ ...reset, name: '<b>Mona', site: 'S\r\nBcc: x@example.com' })
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).not.toContain('<b>')
  })
})
