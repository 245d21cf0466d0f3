import { describe, expect, it } from 'vitest'
import { contactRules, trimmed } from '#domain/forms/contact-rules.ts'

describe('the phone number', () => {
  it.each(['', ' ', '\t'])('[E6] is required instead of %j', (phone) => {
    expect(contactRules.phone(phone)).toBe('Phone number is required')
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
    expect(contactRules.phone(phone)).toBeUndefined()
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
    expect(contactRules.phone(phone)).toBe('Enter a valid 10-digit number')
  })

  it('[E6] has at most 40 characters, separators included', () => {
    expect(contactRules.phone(`+973${' '.repeat(28)}33104558`)).toBeUndefined()
    expect(contactRules.phone(`+973${' '.repeat(29)}33104558`)).toBe('Phone number has at most 40 characters')
  })
})

describe('trimmed', () => {
  it('removes the spaces around each value', () => {
    expect(trimmed({ firstName: ' Sara\n', phone: '33 104 558 ', company: ' ' })).toEqual({
      firstName: 'Sara',
      phone: '33 104 558',
      company: '',
    })
  })

  it('turns CRLF into LF', () => {
    expect(trimmed({ message: 'Two\r\n\r\nparagraphs\r\n' })).toEqual({ message: 'Two\n\nparagraphs' })
  })
})
