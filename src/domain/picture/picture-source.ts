import type { DarkPart } from './dark-parts.ts'

/** Widths in pixels that are kept of a picture beside its own, where it is wider. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const

/** The widest that is kept; a larger upload is scaled down to it. */
export const widestPicture = 2560

export interface PictureSource {
  readonly src: string
  readonly width?: number
  readonly height?: number
  /** For `<source type="image/avif">`. */
  readonly avif?: string
  /** For `<img srcset>`. */
  readonly webp?: string
}

const stored = /^\/media\/[0-9a-z]+-(\d+)x(\d+)(?:-([lrtw]+))?\.webp$/

/** The address of a stored picture carries its size in pixels and its dark parts, so that a page can be drawn from it alone. */
export const pictureAddress = (
  key: string,
  width: number,
  height: number,
  dark: ReadonlyArray<DarkPart> = [],
): string => `/media/${[key, `${width}x${height}`, dark.join('')].filter(Boolean).join('-')}.webp`

/** The letters of a picture's dark parts; none of one that was never judged. */
export const darkPartsOf = (src: string): string => stored.exec(src)?.[3] ?? ''

/** The address of one kept width of a stored picture, whose own ends in `.webp`. */
export const variantAddress = (src: string, width: number, format: 'webp' | 'avif'): string =>
  `${src.slice(0, -'.webp'.length)}-${width}.${format}`

/** The widths kept of a picture that is `width` pixels wide, smallest first. */
export const storedWidths = (width: number): ReadonlyArray<number> => [
  ...pictureWidths.filter((kept) => kept < width),
  width,
]

/** All that a page needs to show a picture well; another back end's address is shown as it is. */
export const pictureSource = (src: string): PictureSource => {
  const match = stored.exec(src)
  if (match === null) return { src }
  const width = Number(match[1])
  const height = Number(match[2])
  const kept = storedWidths(width)
  const set = (format: 'webp' | 'avif') =>
    kept.map((each) => `${variantAddress(src, each, format)} ${each}w`).join(', ')
  return { src, width, height, avif: set('avif'), webp: set('webp') }
}
