import { plainAddress } from '#domain/picture/picture-source.ts'

/** The blob key of a picture's URL. */
export const pictureKey = (address: string): string =>
  plainAddress(address).replace(/^\/media\//, 'pictures/')

/** The URL of the picture that a blob is a variant of. */
export const pictureAddressOf = (key: string): string =>
  key.replace(/^pictures\/([0-9a-z]+-\d+x\d+(?:-[lrtw]+)?).*$/, '/media/$1.webp')
