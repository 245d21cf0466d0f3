import { alternatesOf, canonicalPage } from '#domain/language/alternates.ts'
import { type PageOrigin, prefixOf, urlOf } from '#domain/language/page-language.ts'
import { pictureSource } from '#domain/picture/picture-source.ts'
import { shareAddress, shareSize, siteShare, type SharePicture } from '#domain/picture/share-picture.ts'
import { fullNameOf, siteNameOf } from '#domain/settings/site-name.ts'
import type { FrameData } from '../layout/frame/frame-data.ts'
import { graphOf, type Thing } from './structured-data/thing.ts'

/** A page's metadata for browsers, search engines and link previews. */
export interface PageMetadata {
  /** Without the site's name, which is appended; if absent, the site's full name is the title. */
  readonly title?: string | undefined
  /** The title of the home page of a site without a name. */
  readonly home?: string | undefined
  readonly description?: string | undefined
  /** The canonical path of the page, in any language. */
  readonly canonical?: string | undefined
  /** The tags of the languages that the page is written in; by default of all that are open. */
  readonly versions?: ReadonlyArray<string> | undefined
  readonly noindex?: boolean | undefined
  /** The picture that a visitor sees first, which is preloaded. */
  readonly firstPicture?: { readonly src: string; readonly sizes: string } | undefined
  /** The picture of link previews; by default the site's. */
  readonly share?: SharePicture | undefined
  /** When an article was published and last changed, in ISO 8601. */
  readonly published?: string | undefined
  readonly modified?: string | undefined
  /** Structured data for search engines; undefined entries are skipped. */
  readonly facts?: ReadonlyArray<Thing | undefined> | undefined
}

const meta = (key: 'name' | 'property', value: string, content: string | number | undefined) =>
  content ? [{ [key]: value, content: String(content) }] : []

/** Preloads the AVIF file; browsers without AVIF ignore it. */
const preload = (picture: PageMetadata['firstPicture']) => {
  const { avif } = pictureSource(picture?.src ?? '')
  if (picture === undefined || avif === undefined) return []
  const { sizes: imageSizes } = picture
  const type = 'image/avif'
  return [
    { rel: 'preload', as: 'image', type, imageSrcSet: avif, imageSizes, fetchPriority: 'high' as const },
  ]
}

/** A page's head in the format of the router's `head`, without undefined values. */
export const headOf = (page: PageMetadata, frame: FrameData | undefined, context: PageOrigin) => {
  const { publicUrl, language, languages } = context
  const { title, description, noindex, canonical, published, modified, facts = [] } = page
  const site = frame?.site ?? {}
  const name = siteNameOf(site)
  const shown = title || fullNameOf(site) || (page.home ?? '')
  const versions = languages.filter(({ tag }) => page.versions?.includes(tag) ?? true)
  const canonicalVersion = canonicalPage(context, versions)
  const isVersion = canonicalVersion.language.tag === language.tag
  const others = versions.filter(({ tag }) => tag !== language.tag)
  const address = canonical && urlOf(canonicalVersion, canonical)
  const alternates = canonical && isVersion && !noindex ? alternatesOf(canonical, languages, versions) : []
  const share = page.share ?? siteShare(site, prefixOf(context))
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
      ...meta('property', 'og:locale', language.openGraph),
      ...(isVersion ? others : []).flatMap(({ openGraph }) =>
        meta('property', 'og:locale:alternate', openGraph),
      ),
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
    links: [
      ...(address ? [{ rel: 'canonical', href: address }] : []),
      ...alternates.map(({ hreflang, path }) => ({
        rel: 'alternate',
        hrefLang: hreflang,
        href: publicUrl + path,
      })),
      ...preload(page.firstPicture),
    ],
    scripts: graph ? [{ type: 'application/ld+json', children: graph }] : [],
  }
}
