import { pictureSource } from '#domain/picture/picture-source.ts'
import { type FrameData, fullNameOf, nameOf } from './layout/frame-data.ts'

/** What a page says of itself to browsers, search engines and those who share it. */
export interface PageHead {
  /** Without the name of the site, which is put behind it; the full name alone where there is none. */
  readonly title?: string | undefined
  readonly description?: string | undefined
  /** The path under which the page wants to be found. */
  readonly canonical?: string | undefined
  readonly noindex?: boolean | undefined
  readonly image?: string | undefined
  /** The picture that a visitor sees first, and how wide it shows: it is fetched before the page is read. */
  readonly firstPicture?: { readonly src: string; readonly sizes: string } | undefined
  readonly kind?: 'website' | 'article' | undefined
}

const descriptionLength = 160

/** The start of a text as one line, cut at a word. */
export const summary = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= descriptionLength) return line
  const end = line.lastIndexOf(' ', descriptionLength - 1)
  return `${line.slice(0, end === -1 ? descriptionLength - 1 : end)}…`
}

const meta = (key: 'name' | 'property', value: string, content: string | undefined) =>
  content ? [{ [key]: value, content }] : []

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
  const { title, description, noindex, canonical, image, kind = 'website' } = page
  const site = frame?.site ?? {}
  const name = nameOf(site)
  const absolute = (address: string | undefined) => address && new URL(address, `${publicUrl}/`).href
  return {
    meta: [
      { title: title ? [title, name].filter(Boolean).join(' | ') : fullNameOf(site) },
      ...meta('name', 'description', description),
      ...meta('name', 'robots', noindex ? 'noindex' : ''),
      ...meta('property', 'og:title', title ?? fullNameOf(site)),
      ...meta('property', 'og:description', description),
      ...meta('property', 'og:type', kind),
      ...meta('property', 'og:url', absolute(canonical)),
      ...meta('property', 'og:site_name', name),
      ...meta('property', 'og:image', absolute(image)),
      ...meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    ],
    links: [
      ...(canonical === undefined ? [] : [{ rel: 'canonical', href: absolute(canonical) }]),
      ...preload(page.firstPicture),
    ],
  }
}
