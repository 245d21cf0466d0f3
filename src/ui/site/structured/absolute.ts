/** The whole address of a picture, which another back end may keep on a host of its own; nothing where it is none. */
export const absolute = (address: string | undefined, publicUrl: string): string | undefined => {
  if (!address) return undefined
  try {
    return new URL(address, `${publicUrl}/`).href
  } catch {
    return undefined
  }
}
