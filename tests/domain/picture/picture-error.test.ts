import { describe, expect, it } from 'vitest'
import { pictureError } from '#domain/picture/picture-error.ts'

const megabyte = 1024 * 1024
const file = (type: string, size: number) => ({ name: 'quay', type, size })

describe('a chosen picture', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])('may be %s', (type) => {
    expect(pictureError(file(type, 1))).toBeUndefined()
  })

  it.each(['image/svg+xml', 'text/html', 'application/pdf', 'image/jpegx', ''])('may not be %j', (type) => {
    expect(pictureError(file(type, 1))).toBe('Choose a JPEG, PNG, WebP, AVIF or GIF picture')
  })

  it('has at most 8 MB', () => {
    expect(pictureError(file('image/png', 8 * megabyte))).toBeUndefined()
    expect(pictureError(file('image/png', 8 * megabyte + 1))).toBe('The picture has at most 8 MB')
  })
})
