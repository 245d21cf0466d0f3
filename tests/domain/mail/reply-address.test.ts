import { describe, expect, it } from 'vitest'
import { replyTo } from '#domain/mail/letters/reply-address.ts'
import { mails as arabic } from '#domain/wording/ar/inbox/mails.ts'

const mail = {
  email: 'sara@kestrelloop.example',
  firstName: 'Sara',
  lastName: 'Al Hamar',
  reference: 'K7WM2RTX',
  message: 'Good morning.\n\nWhere is Hidd?',
}
const parts = (changed: Partial<typeof mail> = {}) => {
  const { href, pathname, searchParams } = new URL(replyTo('enquiries', { ...mail, ...changed }))
  return { href, pathname, subject: searchParams.get('subject'), body: searchParams.get('body') }
}

describe('the address of a reply', () => {
  it("contains the receipt's subject with the reference, and the message", () => {
    expect(parts()).toMatchObject({
      pathname: 'sara@kestrelloop.example',
      subject: 'Re: Your enquiry has arrived: K7WM2RTX',
      body: '\r\n\r\nSara Al Hamar wrote:\r\n> Good morning.\r\n> \r\n> Where is Hidd?\r\n',
    })
  })

  it('[T37] is in the language of the mail, as its receipt was', () => {
    const { searchParams } = new URL(replyTo('enquiries', mail, arabic))
    expect(searchParams.get('subject')).toBe('Re: وصلنا استفساركم: K7WM2RTX')
    expect(searchParams.get('body')).not.toContain('wrote')
  })

  it.each(['a'.repeat(5_000), 'مرفأ '.repeat(1_000), '🕌'.repeat(2_500), '&?%'.repeat(1_600)])(
    'quotes as much of a long message as mail programs take: %#',
    (message) => {
      const { href, body } = parts({ message })
      expect(href.length).toBeLessThan(2_000)
      const quote = body?.split('> ')[1]?.trimEnd() ?? ''
      expect(quote.endsWith('…') && message.startsWith(quote.slice(0, -1))).toBe(true)
      expect(quote.length).toBeGreaterThan(100)
    },
  )

  it('encodes typed text so that it cannot become another part', () => {
    const typed = 'x&cc=evil@example.com?bcc=evil@example.com\r\nBcc: evil@example.com\uD800'
    const made = replyTo('profiles', { ...mail, email: typed, firstName: typed, message: typed })
    expect([...new URL(made).searchParams.keys()]).toEqual(['subject', 'body'])
  })
})
