import { describe, expect, it } from 'vitest'
import { receiptLetter } from '#domain/mail/letters/receipt-letter.ts'
import { receivedEnquiry, receivedProfile } from '../support/received.ts'

const sender = { name: 'Sahilan', publicUrl: 'https://sahilan.example' }

describe('a receipt', () => {
  it('contains the reference', () => {
    const { subject, text } = receiptLetter(receivedEnquiry(), sender)
    expect(subject).toBe('Your enquiry has arrived: B7KM4QXD')
    expect(text).toContain('Your enquiry has reached Sahilan.')
    expect(text).toContain('Your reference: B7KM4QXD')
    expect(receiptLetter(receivedProfile(), sender).subject).toBe('Your application has arrived: B7KM4QXD')
  })

  it('works for a site without a name', () => {
    expect(receiptLetter(receivedEnquiry(), { ...sender, name: '' }).text).toContain('has reached us.')
  })

  it('repeats nothing that the visitor typed', () => {
    const typed = {
      firstName: 'Typed',
      lastName: 'Typed',
      message: 'Typed',
      phone: 'Typed',
      location: 'Typed',
    }
    const received = [
      receivedEnquiry({ ...typed, company: 'Typed', type: 'Typed', email: 'typed@example.com' }),
      receivedProfile({ ...typed, resumeName: 'Typed', email: 'typed@example.com' }),
    ]
    for (const mail of received)
      expect(JSON.stringify(receiptLetter(mail, sender))).not.toMatch(/typed@|Typed/)
  })
})
