import { storedWidths, pictureSource, variantAddress } from '#domain/picture/picture-source.ts'
import { pictureKey } from './picture-key.ts'

/** The widths in which a picture is stored. */
export const storedWidthsOf = (address: string): ReadonlyArray<number> =>
  storedWidths(pictureSource(address).width ?? 0)

/** The WebP of the picture's full width has the key of the picture itself. */
export const webpKey = (address: string, width: number): string =>
  pictureKey(width === pictureSource(address).width ? address : variantAddress(address, width, 'webp'))

export const avifKey = (address: string, width: number): string =>
  pictureKey(variantAddress(address, width, 'avif'))
