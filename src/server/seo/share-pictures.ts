import { hasPage } from '#domain/content/brand.ts'
import { type PageLanguage, prefixOf } from '#domain/language/page-language.ts'
import {
  companyShare,
  newsShare,
  pageShare,
  shareAddress,
  sharedTypes,
  siteShare,
  type SharedType,
  type SharePicture,
} from '#domain/picture/share-picture.ts'
import type { BackEnd } from '../back-end.ts'
import { isNotModified } from '../edge/files/etag.ts'
import { isRead, requestPath, type Handler } from '../edge/handler.ts'
import { singleFlight } from '../edge/promises/single-flight.ts'
import { sendUnavailable } from '../edge/unavailable.ts'
import { limits } from '../config/limits.ts'
import type { SplitAddress } from '../pages/local-paths.ts'
import type { SeoSources } from './seo-document.ts'
import { sharePictureBytes } from './share-picture.ts'

const pattern = /^\/(?:site|([a-z]+)\/([0-9a-z]+(?:-[0-9a-z]+)*))-[0-9a-z]+\.jpg$/

const isShared = (type: string): type is SharedType => Object.hasOwn(sharedTypes, type)

/** The share picture of a page with its own, or of the site without an id. */
const shareOf = async (read: SeoSources['read'], [, type = '', id]: RegExpExecArray, prefix: string) => {
  const { site = {} } = await read.homePage()
  if (id === undefined) return siteShare(site, prefix)
  if (!isShared(type)) return undefined
  switch (type) {
    case 'news': {
      const article = await read.get('newsArticle', id)
      return article && newsShare(article, site, prefix)
    }
    case 'companies': {
      const company = await read.get('brand', id)
      const original = await read.inAllLanguages?.get('brand', id)
      return company && hasPage(original ?? company) ? companyShare(company, site, prefix) : undefined
    }
    case 'pages': {
      const page = await read.get('page', id)
      return page && pageShare(page, site, prefix)
    }
  }
}

const headersOf = (address: string) => ({
  etag: `"${address.slice('/og/'.length)}"`,
  'cache-control': 'public, max-age=31536000, immutable',
  // Other sites embed it in their link previews.
  'cross-origin-resource-policy': 'cross-origin',
})

/** Serves share pictures and draws them on demand. An outdated address redirects to the current one. */
export const sharePictures = (
  read: (language: PageLanguage) => SeoSources['read'],
  run: BackEnd['run'],
  split: SplitAddress,
): Handler => {
  const drawings = singleFlight<Uint8Array>()

  /** Resolves to `undefined` if too many drawings are queued. */
  const drawOnce = async (share: SharePicture, address: string) =>
    drawings.has(address) || drawings.size() < limits.drawings
      ? drawings.run(address, () => run(sharePictureBytes(share)))
      : undefined

  return async (request, response) => {
    const requested = requestPath(request)
    if (!requested.startsWith('/og/') || !isRead(request)) return false
    const { path, ...language } = await split(requested.slice('/og'.length))
    const match = pattern.exec(path)
    if (match === null) return false
    const share = await shareOf(read(language), match, prefixOf(language))
    if (share === undefined) return false
    const address = shareAddress(share)
    if (address !== requested) {
      response.writeHead(302, { location: address, 'cache-control': 'no-cache' }).end()
      return true
    }
    const headers = headersOf(address)
    if (isNotModified(request, headers.etag)) {
      response.writeHead(304, headers).end()
      return true
    }
    const bytes = await drawOnce(share, address).catch(() => undefined)
    if (bytes === undefined)
      sendUnavailable(response, { message: 'The picture cannot be drawn at the moment. Try again later.' })
    else {
      response.writeHead(200, { ...headers, 'content-type': 'image/jpeg', 'content-length': bytes.length })
      response.end(request.method === 'HEAD' ? undefined : bytes)
    }
    return true
  }
}
