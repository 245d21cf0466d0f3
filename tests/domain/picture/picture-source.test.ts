import { describe, expect, it } from '@effect/vitest'
import { Schema } from 'effect'
import {
  storedWidths,
  pictureAddress,
  pictureSource,
  variantAddress,
  widestPicture,
} from '#domain/picture/picture-source.ts'

describe('pictureSource', () => {
  it('reads the size of a stored picture from its address and offers each kept width', () => {
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
  it.prop('knows every address that pictureAddress makes', [size, size], ([width, height]) => {
    expect(pictureSource(pictureAddress('0a9z', width, height))).toMatchObject({ width, height })
  })

  it.prop('takes any text', [Schema.String], ([src]) => {
    expect(pictureSource(src).src).toBe(src)
  })
})

describe('the kept widths', () => {
  it.each([
    [1, [1]],
    [320, [320]],
    [321, [320, 321]],
    [1_280, [320, 640, 960, 1_280]],
    [widestPicture, [320, 640, 960, 1_280, 1_920, 2_560]],
  ])('of a picture %i pixels wide grow up to its own', (width, kept) => {
    expect(storedWidths(width)).toEqual(kept)
  })

  it('are of pictures 2560 pixels wide at most', () => {
    expect(widestPicture).toBe(2_560)
  })

  it('have addresses of their own', () => {
    expect(variantAddress('/media/k3x-800x600.webp', 320, 'avif')).toBe('/media/k3x-800x600-320.avif')
  })
})
