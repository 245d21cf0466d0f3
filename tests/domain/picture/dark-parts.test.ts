import { expect, test } from 'vitest'
import { darkParts } from '#domain/picture/dark-parts.ts'
import { darkPartsOf, pictureAddress, pictureSource, variantAddress } from '#domain/picture/picture-source.ts'

const [width, height] = [64, 40]

/** The dark parts of a navy picture with light pixels where `isPale` is true. */
const darkPartsWith = (isPale: (x: number, y: number) => boolean) =>
  darkParts({
    width,
    height,
    rgb: Uint8Array.from({ length: width * height * 3 }, (_, at) => {
      const pixel = Math.floor(at / 3)
      return isPale(pixel % width, Math.floor(pixel / width)) ? 190 : 40
    }),
  }).join('')

test('finds dark parts regardless of light ones elsewhere', () => {
  expect({
    dark: darkPartsWith(() => false),
    pale: darkPartsWith(() => true),
    rightHalf: darkPartsWith((x) => x >= 32),
    leftHalf: darkPartsWith((x) => x < 32),
    aFewMarks: darkPartsWith((x, y) => x % 16 === 8 && y % 8 === 4),
    topRight: darkPartsWith((x, y) => x >= 40 && y < 5),
    upperMiddle: darkPartsWith((_, y) => y >= 8 && y < 14),
  }).toEqual({
    dark: 'lrtw',
    pale: '',
    rightHalf: 'l',
    leftHalf: 'r',
    aFewMarks: 'lrtw',
    topRight: 'l',
    upperMiddle: 't',
  })
})

test('the address of a picture contains its dark parts and its size', () => {
  const address = pictureAddress('0a1b', 1920, 1200, ['l', 't'])
  expect(address).toBe('/media/0a1b-1920x1200-lt.webp')
  expect(pictureSource(address)).toMatchObject({ width: 1920, height: 1200 })
  expect(variantAddress(address, 640, 'avif')).toBe('/media/0a1b-1920x1200-lt-640.avif')
  expect([darkPartsOf(address), darkPartsOf('/media/0a1b-1920x1200.webp')]).toEqual(['lt', ''])
})
