import { expect, it } from 'vitest'
import { isEmailAddress } from '#domain/mail/letters/email-address.ts'

it.each(['maryam@example.com', "o'neil+news@mail.example", 'مريم@مثال.example', 'root@localhost'])(
  '%s can be written to',
  (address) => {
    expect(isEmailAddress(address)).toBe(true)
  },
)

it.each([
  'a@b.example,c@d.example',
  'a@b.example;c@d.example',
  '"a b"@example.com',
  'a@b.example>\r\nBcc:c@d.example',
  '<a@b.example>',
  'a(b)@example.com',
  'group:a@b.example',
  'a@[127.0.0.1]',
  'a@\0b',
  'nobody',
])('%j is no one address', (address) => {
  expect(isEmailAddress(address)).toBe(false)
})
