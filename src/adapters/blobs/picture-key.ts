/** The blob's key of a picture's address. */
export const pictureKey = (address: string): string => address.replace(/^\/media\//, 'pictures/')
