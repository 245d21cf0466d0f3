import { describe, expect, it } from 'vitest'
import { arabic, english } from '#domain/language/language.ts'
import {
  changedWords,
  nameOfUpload,
  pictureWordsErrors,
  type PictureChange,
  type PictureWords,
} from '#domain/picture/library-picture.ts'

describe('the name of an uploaded file', () => {
  it('has no extension', () => {
    expect(nameOfUpload('berth.four.jpg')).toBe('berth.four')
    expect(nameOfUpload('berth')).toBe('berth')
  })

  it('is cut to 200 characters, and not within one', () => {
    expect(nameOfUpload(`${'x'.repeat(250)}.jpg`)).toBe('x'.repeat(200))
    expect(nameOfUpload(`${'x'.repeat(199)}🚢 at the quay.jpg`)).toBe('x'.repeat(199))
    expect(nameOfUpload(`${'x'.repeat(198)}🚢 at the quay.jpg`)).toBe(`${'x'.repeat(198)}🚢`)
  })
})

describe('a stored picture with a name that is too long', () => {
  const before: PictureWords = {
    name: ` ${'x'.repeat(201)}`,
    alt: '',
    decorative: false,
    translations: {},
    focus: '',
    inLibrary: true,
  }
  const errorsOf = (change: PictureChange) =>
    pictureWordsErrors(before, changedWords(before, change, [english, arabic]))

  it('can be described, and leave the library', () => {
    expect(errorsOf({ inLibrary: false })).toEqual({})
    expect(errorsOf({ alt: 'A crane', translations: { ar: { alt: 'رافعة' } }, focus: '30,60' })).toEqual({})
  })

  it('is refused another name that is too long', () => {
    expect(errorsOf({ name: 'y'.repeat(201) })).toEqual({ name: 'At most 200 characters' })
  })
})
