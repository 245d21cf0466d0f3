import { describe, expect, it } from 'vitest'
import { receiptMessage } from '#domain/mail/messages/receipt-message.ts'
import { receivedEnquiry, receivedProfile } from '../support/received.ts'

const sender = { name: 'Sahilan', publicUrl: 'https://sahilan.example' }

describe('a receipt', () => {
  it('contains the reference', () => {
    const { subject, text } = receiptMessage(receivedEnquiry(), sender)
    expect(subject).toBe('Your enquiry has arrived: B7KM4QXD')
    expect(text).toContain('Your enquiry has reached Sahilan.')
    expect(text).toContain('Your reference: B7KM4QXD')
    expect(receiptMessage(receivedProfile(), sender).subject).toBe('Your application has arrived: B7KM4QXD')
  })

  it('works for a site without a name', () => {
    expect(receiptMessage(receivedEnquiry(), { ...sender, name: '' }).text).toContain('has reached us.')
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
      expect(JSON.stringify(receiptMessage(mail, sender))).not.toMatch(/typed@|Typed/)
  })
})
