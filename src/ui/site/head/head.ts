import { pictureSource } from '#domain/picture/picture-source.ts'
import { shareAddress, shareSize, siteShare, type SharePicture } from '#domain/picture/share-picture.ts'
import { fullNameOf, nameOf } from '#domain/settings/site-name.ts'
import type { FrameData } from '../layout/frame-data.ts'
import { graphOf, type Thing } from '../structured/thing.ts'

/** What a page says of itself to browsers, search engines and those who share it. */
export interface PageHead {
  /** Without the name of the site, which is put behind it; the full name alone where there is none. */
  readonly title?: string | undefined
  readonly description?: string | undefined
  /** The path under which the page wants to be found. */
  readonly canonical?: string | undefined
  readonly noindex?: boolean | undefined
  /** The picture that a visitor sees first, and how wide it shows: it is fetched before the page is read. */
  readonly firstPicture?: { readonly src: string; readonly sizes: string } | undefined
  /** The picture with which it is shared; the site's, where it has none of its own. */
  readonly share?: SharePicture | undefined
  /** When an article came out and when it was last changed, in ISO 8601. */
  readonly published?: string | undefined
  readonly modified?: string | undefined
  /** What search engines are told besides; what is not known is left out. */
  readonly facts?: ReadonlyArray<Thing | undefined> | undefined
}

const meta = (key: 'name' | 'property', value: string, content: string | number | undefined) =>
  content ? [{ [key]: value, content: String(content) }] : []

/** Browsers that know no AVIF leave it, and find the picture in the page. */
const preload = (picture: PageHead['firstPicture']) => {
  const { avif } = pictureSource(picture?.src ?? '')
  if (picture === undefined || avif === undefined) return []
  const { sizes: imageSizes } = picture
  const type = 'image/avif'
  return [
    { rel: 'preload', as: 'image', type, imageSrcSet: avif, imageSizes, fetchPriority: 'high' as const },
  ]
}

/** A page's head as the router's `head` takes it; what is not known is left out. */
export const headOf = (page: PageHead, frame: FrameData | undefined, publicUrl: string) => {
  const { title, description, noindex, canonical, published, modified, facts = [] } = page
  const site = frame?.site ?? {}
  const name = nameOf(site)
  const shown = title || fullNameOf(site)
  const address = canonical && publicUrl + canonical
  const share = page.share ?? siteShare(site)
  const picture = share && publicUrl + shareAddress(share)
  const graph = noindex ? undefined : graphOf(facts)
  return {
    meta: [
      { title: title ? [title, name].filter(Boolean).join(' | ') : shown },
      ...meta('name', 'description', description),
      ...meta('name', 'robots', noindex ? 'noindex' : ''),
      ...meta('property', 'og:title', shown),
      ...meta('property', 'og:description', description),
      ...meta('property', 'og:type', published ? 'article' : 'website'),
      ...meta('property', 'og:url', address),
      ...meta('property', 'og:site_name', name),
      ...meta('property', 'og:locale', 'en_GB'),
      ...meta('property', 'og:image', picture),
      ...meta('property', 'og:image:width', picture && shareSize.width),
      ...meta('property', 'og:image:height', picture && shareSize.height),
      ...meta('property', 'og:image:alt', share?.title),
      ...meta('property', 'article:published_time', published),
      ...meta('property', 'article:modified_time', modified),
      ...meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
      ...meta('name', 'twitter:title', shown),
      ...meta('name', 'twitter:description', description),
      ...meta('name', 'twitter:image', picture),
      ...meta('name', 'twitter:image:alt', share?.title),
    ],
    links: [...(address ? [{ rel: 'canonical', href: address }] : []), ...preload(page.firstPicture)],
    scripts: graph ? [{ type: 'application/ld+json', children: graph }] : [],
  }
}
