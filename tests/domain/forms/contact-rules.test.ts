import { describe, expect, it } from 'vitest'
import { asStored, contactRules } from '#domain/forms/contact-rules.ts'

describe('the phone number', () => {
  it.each(['', ' ', '\t'])('[E6] is required instead of %j', (phone) => {
    expect(contactRules().phone(phone)).toBe('Phone number is required')
  })

  it.each([
    '1234567',
    '33104558',
    '33 104 558',
    '0551234567',
    '+973 1700 0158',
    '+966-55-123-4567',
    '(04) 123 45 67',
    '+971 (4) 123.4567',
    '(+965) 2222 3333',
    '123456789012345',
    '+123456789012345',
    ' 33104558 ',
  ])('[E6] accepts %j', (phone) => {
    expect(contactRules().phone(phone)).toBeUndefined()
  })

  it.each([
    '123456',
    '12 34 56',
    '1234567890123456',
    '+1234567890123456',
    '++97333104558',
    '973+33104558',
    '33104558+',
    '+',
    '()',
    '33104558 ext 2',
    '33/104/558',
    '33_104_558',
    'phone',
    'O551234567',
    '33104558; rm',
  ])('[E6] refuses %j', (phone) => {
    expect(contactRules().phone(phone)).toBe('Enter a valid 10-digit number')
  })

  it('[E6] has at most 40 characters, separators included', () => {
    expect(contactRules().phone(`+973${' '.repeat(28)}33104558`)).toBeUndefined()
    expect(contactRules().phone(`+973${' '.repeat(29)}33104558`)).toBe(
      'Phone number has at most 40 characters',
    )
  })
})

describe('numbers and addresses with direction marks', () => {
  it.each([
    '٣٣١٠٤٥٥٨',
    '۳۳۱۰۴۵۵۸',
    '+٩٧٣ ٣٣١٠٤٥٥٨',
    '\u202A+973 33104558\u202C',
    '\u200F\u061C33104558\u2069',
  ])('[T35] accepts the phone number %j', (phone) => {
    expect(contactRules().phone(phone)).toBeUndefined()
  })

  it('[T35] requires more than marks', () => {
    expect(contactRules().phone('\u200F\u200E')).toBe('Phone number is required')
    expect(contactRules().email('\u2066 \u2069')).toBe('Email is required')
  })

  it('[T35] does not count marks', () => {
    expect(contactRules().phone(`${'\u200E'.repeat(40)}33104558`)).toBeUndefined()
    expect(contactRules().email(`${'\u200E'.repeat(254)}sara@example.com`)).toBeUndefined()
  })

  it('[T35] stores digits 0 to 9, and the marks of no number or address', () => {
    const typed = {
      phone: '\u202A ۳۳ ١٠٤ 558\u202C',
      email: '\u200F sara@example.com\u200E',
      message: '\u200Fالهاتف ٣٣',
    }
    expect(asStored(typed)).toEqual({
      phone: '33 104 558',
      email: 'sara@example.com',
      message: '\u200Fالهاتف ٣٣',
    })
  })
})

describe('asStored', () => {
  it('removes the spaces around each value', () => {
    expect(asStored({ firstName: ' Sara\n', phone: '33 104 558 ', company: ' ' })).toEqual({
      firstName: 'Sara',
      phone: '33 104 558',
      company: '',
    })
  })

  it('turns CRLF into LF', () => {
    expect(asStored({ message: 'Two\r\n\r\nparagraphs\r\n' })).toEqual({ message: 'Two\n\nparagraphs' })
  })
})
