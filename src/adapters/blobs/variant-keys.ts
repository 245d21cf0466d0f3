import { isPdfAddress } from '#domain/picture/pdf-file.ts'
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

/** The keys that an upload cannot do without: all widths of a picture, or its one file. */
export const neededKeys = (address: string): ReadonlyArray<string> =>
  isPdfAddress(address)
    ? [pictureKey(address)]
    : storedWidthsOf(address).map((width) => webpKey(address, width))

/** All keys that an upload may have. */
export const allKeys = (address: string): ReadonlyArray<string> =>
  isPdfAddress(address)
    ? neededKeys(address)
    : [...neededKeys(address), ...storedWidthsOf(address).map((width) => avifKey(address, width))]
