import { storedWidths, pictureSource, variantAddress } from '#domain/picture/picture-source.ts'
import { pictureKey } from './picture-key.ts'

export const widthsOf = (address: string): ReadonlyArray<number> =>
  storedWidths(pictureSource(address).width ?? 0)

/** The picture's own width has no name of its own in WebP. */
export const webpKey = (address: string, width: number): string =>
  pictureKey(width === pictureSource(address).width ? address : variantAddress(address, width, 'webp'))

export const avifKey = (address: string, width: number): string =>
  pictureKey(variantAddress(address, width, 'avif'))
