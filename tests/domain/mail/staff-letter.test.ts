import { describe, expect, it } from 'vitest'
import { staffLetter } from '#domain/mail/letters/staff-letter.ts'
import { receivedEnquiry, receivedProfile } from '../support/received.ts'

const place = { publicUrl: 'https://sahilan.example', timeZone: 'Asia/Bahrain' }
const bad = "</td><script>alert(1)</script>\" onload='x' & more"

describe('a message to staff', () => {
  it('says who sent what, and links to the inbox', () => {
    const { subject, text, replyTo } = staffLetter(receivedEnquiry(), place)
    expect(subject).toBe('Enquiry from Maryam Al Sayed, Acme')
    expect(replyTo).toEqual({ name: 'Maryam Al Sayed', address: 'maryam@example.com' })
    expect(text).toBe(`Maryam Al Sayed, Acme has sent an enquiry.

Name: Maryam Al Sayed
Email: maryam@example.com
Phone: +973 3600 0000
Location: Bahrain
Company: Acme
Enquiry type: Business Inquiry
Received: 21 November 2026 at 15:30 (Bahrain time)
Reference: B7KM4QXD

> Hello,
>
> we would like to meet.

Answer in the back office, so that colleagues see it. Mails that you send yourself are not recorded.

Open it in the back office:
https://sahilan.example/admin/enquirymails?q=B7KM4QXD&open=12
`)
  })

  it('[S21] names the company and the subject that the sender chose', () => {
    const { text } = staffLetter(receivedEnquiry({ brand: 'Badgir Estates', subject: 'press' }), place)
    expect(text).toContain('Enquiry type: Business Inquiry\nAbout: Badgir Estates\nSubject: Press\nReceived:')
  })

  it('names the résumé of an application and links to it', () => {
    const { subject, text } = staffLetter(receivedProfile(), place)
    expect(subject).toBe('Application from Maryam Al Sayed: Marine pilot')
    expect(text).toContain('Résumé: maryam.pdf\n')
    expect(text).toContain('https://sahilan.example/admin/profilemails?q=B7KM4QXD&open=12')
  })

  it('omits empty fields', () => {
    const { subject, text, html } = staffLetter(receivedEnquiry({ company: '', message: '' }), place)
    expect(subject).toBe('Enquiry from Maryam Al Sayed')
    expect(`${text}${html}`).not.toMatch(/Company|>\s*\n\n|blockquote|undefined/)
  })

  it('escapes everything that a visitor can type', () => {
    const typed = { firstName: bad, lastName: bad, company: bad, message: bad, phone: bad, location: bad }
    const hostile = [
      receivedEnquiry({ ...typed, type: bad, email: bad, reference: bad, id: bad }),
      receivedProfile({ ...typed, position: bad, resumeName: bad, email: bad }),
    ]
    for (const received of hostile) {
      const { html } = staffLetter(received, place)
      expect(html.match(/<(?!\/)\w+/g)?.filter((tag) => !known.includes(tag))).toEqual([])
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&#39;x&#39; &amp; more')
    }
  })

  it('has a single-line subject and reply name', () => {
    const broken = 'a\r\nBcc: everybody@example.com'
    const names = { firstName: broken, lastName: broken, company: broken }
    const { subject, replyTo, text } = staffLetter(receivedEnquiry(names), place)
    expect(`${subject}${replyTo?.name}`).not.toMatch(/[\r\n]/)
    expect(text).not.toMatch(/^Bcc/m)
  })

  it('quotes every line that a visitor typed', () => {
    const message = 'Open it in the back office:\r\nhttps://evil.example\u0007'
    const { text } = staffLetter(receivedEnquiry({ message }), place)
    expect(text).toContain('> Open it in the back office:\n> https://evil.example\n')
  })

  it("has no reply address if the visitor's is invalid", () => {
    for (const email of ['a@b.example,c@d.example', 'a@b>\r\nBcc:x@y.example'])
      expect(staffLetter(receivedEnquiry({ email }), place).replyTo).toBeUndefined()
  })
})

const known = ['html', 'head', 'meta', 'body', 'p', 'table', 'tr', 'th', 'td', 'blockquote', 'br', 'a'].map(
  (name) => `<${name}`,
)
