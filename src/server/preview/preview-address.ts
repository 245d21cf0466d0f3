import { momentOfSegment, momentSegment, type PreviewMoment } from '#domain/publishing/preview.ts'

/** An address such as `/preview/7/20261216T0600Z/ar/about?page=2`. */
export interface PreviewAddress {
  /** The number of a link, or `me`. */
  readonly n: string
  readonly moment: PreviewMoment
  /** The public path, with the tag of its language. */
  readonly path: string
  readonly query: URLSearchParams
}

/** Splits an address; `undefined` if it is not that of a preview. */
export const previewAddress = (url: string): PreviewAddress | undefined => {
  const [, n, segment, path = '/', query] =
    /^\/preview\/([^/?#]+)\/([^/?#]+)(\/[^?#]*)?(?:\?([^#]*))?/u.exec(url) ?? []
  const moment = segment === undefined ? undefined : momentOfSegment(segment)
  // Feeds and sitemaps have a dot, pages have none. Two slashes would name another host.
  const isPage = !path.includes('.') && !/^\/[/\\]/u.test(path)
  if (n === undefined || moment === undefined || !isPage) return undefined
  return { n, moment, path, query: new URLSearchParams(query) }
}

/** The address below which the pages of a moment are. */
export const previewPrefix = ({ n }: Pick<PreviewAddress, 'n'>, moment: PreviewMoment): string =>
  `/preview/${n}/${momentSegment(moment)}`

/** The public address that an address shows. */
export const publicAddress = ({ path, query }: Pick<PreviewAddress, 'path' | 'query'>): string =>
  query.size === 0 ? path : `${path}?${query}`
