/** The blob's key of a picture's address. */
export const pictureKey = (address: string): string => address.replace(/^\/media\//, 'pictures/')

/** The address of the picture that a blob is one width of. */
export const pictureOf = (key: string): string =>
  key.replace(/^pictures\/([0-9a-z]+-\d+x\d+(?:-[lrtw]+)?).*$/, '/media/$1.webp')
