import { describe, expect, it } from '@effect/vitest'
import { Schema } from 'effect'
import {
  darkPartsOf,
  focusOf,
  plainAddress,
  storedWidths,
  withFocus,
  pictureAddress,
  pictureSource,
  variantAddress,
  widestPicture,
} from '#domain/picture/picture-source.ts'

describe('pictureSource', () => {
  it("reads a stored picture's size and widths from its address", () => {
    expect(pictureSource('/media/k3x-800x600.webp')).toEqual({
      src: '/media/k3x-800x600.webp',
      width: 800,
      height: 600,
      webp: '/media/k3x-800x600-320.webp 320w, /media/k3x-800x600-640.webp 640w, /media/k3x-800x600-800.webp 800w',
      avif: '/media/k3x-800x600-320.avif 320w, /media/k3x-800x600-640.avif 640w, /media/k3x-800x600-800.avif 800w',
    })
  })

  it.each([
    '',
    'https://cdn.example/brand.png',
    '/media/k3x.webp',
    '/media/k3x-800x600.png',
    '/media/k3x-800x600-320.webp',
    '/media/../k3x-800x600.webp',
    '/media/K3X-800x600.webp',
    'https://cdn.example/media/k3x-800x600.webp',
    '/media/k3x-800x600.webp?x',
  ])('shows %j as it is', (src) => {
    expect(pictureSource(src)).toEqual({ src })
  })

  const size = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2_560 }))
  it.prop('recognizes every address that pictureAddress makes', [size, size], ([width, height]) => {
    expect(pictureSource(pictureAddress('0a9z', width, height))).toMatchObject({ width, height })
  })

  it.prop('accepts any text', [Schema.String], ([src]) => {
    expect(pictureSource(src).src).toBe(src)
  })
})

describe('a focal point', () => {
  const address = '/media/k3x-800x600.webp'

  it('[D4] ends the address, and is no part of its file', () => {
    const focused = withFocus(address, '30,60')
    expect(focused).toBe('/media/k3x-800x600.webp#focus=30,60')
    expect(pictureSource(focused)).toEqual({ ...pictureSource(address), position: '30% 60%' })
    expect([plainAddress(focused), focusOf(focused)]).toEqual([address, '30,60'])
    expect(withFocus(focused, '')).toBe(address)
    expect(focusOf(address)).toBe('')
    expect(variantAddress(focused, 320, 'avif')).toBe('/media/k3x-800x600-320.avif')
    expect(darkPartsOf('/media/k3x-800x600-lr.webp#focus=100,0')).toBe('lr')
  })

  it.each(['#focus=101,0', '#focus=1', '#focus=1,2,3', '#focus=-1,2', '#top', '#focus=1,2?x'])(
    'is not %s',
    (end) => {
      expect(plainAddress(address + end)).toBe(address + end)
      expect(pictureSource(address + end)).toEqual({ src: address + end })
    },
  )
})

describe('the stored widths', () => {
  it.each([
    [1, [1]],
    [320, [320]],
    [321, [320, 321]],
    [1_280, [320, 640, 960, 1_280]],
    [widestPicture, [320, 640, 960, 1_280, 1_920, 2_560]],
  ])('of a picture %i pixels wide grow up to its own', (width, widths) => {
    expect(storedWidths(width)).toEqual(widths)
  })

  it('are at most 2560 pixels', () => {
    expect(widestPicture).toBe(2_560)
  })

  it('have separate addresses', () => {
    expect(variantAddress('/media/k3x-800x600.webp', 320, 'avif')).toBe('/media/k3x-800x600-320.avif')
  })
})
