/** The whole address of something on this site; another back end's pictures may stand on a host of their own. */
export const absolute = (address: string | undefined, publicUrl: string): string | undefined =>
  address && URL.parse(address, `${publicUrl}/`)?.href
