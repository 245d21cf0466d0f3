import type { DarkPart } from './dark-parts.ts'

/** Widths in pixels in which a wider picture is stored as well. */
const pictureWidths = [320, 640, 960, 1280, 1920] as const

/** In pixels; a larger upload is scaled down to it. */
export const widestPicture = 2560

export interface PictureSource {
  /** Without its focal point. */
  readonly src: string
  readonly width?: number
  readonly height?: number
  /** For `<source type="image/avif">`. */
  readonly avif?: string
  /** For `<img srcset>`. */
  readonly webp?: string
  /** For `object-position`; absent for the middle. */
  readonly position?: string
}

const focusPart = /#focus=(100|\d{1,2}),(100|\d{1,2})$/

/** The address of a picture's file, without a focal point. */
export const plainAddress = (address: string): string => address.replace(focusPart, '')

/** The focal point that an address ends with, such as `30,60`; empty if it has none. */
export const focusOf = (address: string): string => focusPart.exec(address)?.slice(1).join() ?? ''

/** An address with another focal point, or without one if it is empty. */
export const withFocus = (address: string, focus: string): string =>
  plainAddress(address) + (focus === '' ? '' : `#focus=${focus}`)

const stored = /^\/media\/[0-9a-z]+-(\d+)x(\d+)(?:-([lrtw]+))?\.webp$/

/** The address of a stored picture. It has the size in pixels and the dark parts, so that a page needs no lookup. */
export const pictureAddress = (
  key: string,
  width: number,
  height: number,
  dark: ReadonlyArray<DarkPart> = [],
): string => `/media/${[key, `${width}x${height}`, dark.join('')].filter(Boolean).join('-')}.webp`

/** The letters of a picture's dark parts; empty if they were never computed. */
export const darkPartsOf = (src: string): string => stored.exec(plainAddress(src))?.[3] ?? ''

/** The address of one stored width of a picture, whose own address ends in `.webp`. */
export const variantAddress = (src: string, width: number, format: 'webp' | 'avif'): string =>
  `${plainAddress(src).slice(0, -'.webp'.length)}-${width}.${format}`

/** The stored widths of a picture that is `width` pixels wide, smallest first. */
export const storedWidths = (width: number): ReadonlyArray<number> => [
  ...pictureWidths.filter((smaller) => smaller < width),
  width,
]

/** The attributes of a picture's `<img>` and `<source>`; another back end's address is used as it is. */
export const pictureSource = (address: string): PictureSource => {
  const src = plainAddress(address)
  const match = stored.exec(src)
  if (match === null) return { src: address }
  const [, x, y] = focusPart.exec(address) ?? []
  const position = x === undefined ? {} : { position: `${x}% ${y}%` }
  const width = Number(match[1])
  const height = Number(match[2])
  const widths = storedWidths(width)
  const set = (format: 'webp' | 'avif') =>
    widths.map((each) => `${variantAddress(src, each, format)} ${each}w`).join(', ')
  return { src, width, height, avif: set('avif'), webp: set('webp'), ...position }
}
