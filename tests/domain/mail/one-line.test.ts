import { describe, expect, it } from 'vitest'
import { oneLine } from '#domain/mail/letters/one-line.ts'

describe('a text in one line', () => {
  it.each([
    ['a\r\nBcc: all@example.com', 'a Bcc: all@example.com'],
    ['a\rb\nc\u2028d\u2029e\u0085f', 'a b c d e f'],
    ['\0a\u0007\tb', 'a b'],
    ['invoice\u202Efdp.exe', 'invoice fdp.exe'],
    ['\uD800lone', 'lone'],
  ])('%j has no other line in it', (text, line) => {
    expect(oneLine(text)).toBe(line)
  })

  it('preserves every script', () => {
    expect(oneLine('  مريم السيد \u{1F54C} ')).toBe('مريم السيد \u{1F54C}')
  })

  it('is truncated between characters', () => {
    expect(oneLine('\u{1F54C}'.repeat(9), 4)).toBe(`${'\u{1F54C}'.repeat(3)}…`)
    expect(oneLine('abcd', 4)).toBe('abcd')
  })
})
