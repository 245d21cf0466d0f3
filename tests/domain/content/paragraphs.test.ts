import { describe, expect, it } from 'vitest'
import { paragraphs } from '#domain/content/item/paragraphs.ts'

describe('paragraphs', () => {
  it.each([
    ['', []],
    [' \n \n ', []],
    ['One.', ['One.']],
    ['One.\n\nTwo.', ['One.', 'Two.']],
    ['One.\r\n\r\nTwo.', ['One.', 'Two.']],
    ['One.\n \t \nTwo.', ['One.', 'Two.']],
    ['\n\nOne.\n\n\n\n\nTwo.\n\n', ['One.', 'Two.']],
    ['One,\nstill one.', ['One,\nstill one.']],
  ])('of %j', (text, parts) => {
    expect(paragraphs(text)).toEqual(parts)
  })
})
