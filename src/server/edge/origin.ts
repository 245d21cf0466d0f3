/** Whether a write comes from this site's own pages, as far as the browser tells; what tells nothing is no browser's form. */
export const isOwnOrigin = (
  headers: Readonly<Record<string, string | undefined>>,
  publicUrl: string,
): boolean => {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  return [publicUrl, `http://${host}`, `https://${host}`].includes(origin)
}
