/** Whether a write comes from this site's own pages, as far as the browser tells; what tells nothing is no browser's form. */
export const isOwnOrigin = (
  headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>,
  publicUrl: string,
): boolean => {
  const { origin, host } = headers
  if (origin !== undefined) {
    return origin === publicUrl || (host !== undefined && (origin === `http://${host}` || origin === `https://${host}`))
  }
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none'
}
