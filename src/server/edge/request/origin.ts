/**
 * Whether a write comes from a page of this site. A request without Origin and Sec-Fetch-Site is not a browser's form
 * post.
 */
export const isOwnOrigin = (
  headers: Readonly<Record<string, string | undefined>>,
  publicUrl: string,
): boolean => {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  return [publicUrl, `http://${host}`, `https://${host}`].includes(origin)
}

/** Whether a browser opens an address as a page, and not in an image or a frame of some page. True for old browsers. */
export const isOpenedAsPage = ({
  'sec-fetch-dest': destination,
}: Readonly<Record<string, string | undefined>>): boolean =>
  destination === undefined || destination === 'document'
