import { plainAddress } from '#domain/picture/picture-source.ts'
/** The absolute URL of a picture, which another back end may serve from its own host; `undefined` if it is invalid. */
export const absolute = (address: string | undefined, publicUrl: string): string | undefined => {
  if (!address) return undefined
  try {
    return new URL(plainAddress(address), `${publicUrl}/`).href
  } catch {
    return undefined
  }
}
