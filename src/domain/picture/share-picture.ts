import type { ContentTypeName } from '../content/content-types.ts'
import { directionOf } from '../content/item/is-arabic.ts'
import type { Language } from '../language/language.ts'
import { sourceHash } from '../language/source-hash.ts'
import { fullNameOf, siteNameOf } from '../settings/site-name.ts'

/** The content of the picture that other sites show when someone shares a page (Open Graph). */
export interface SharePicture {
  /** The page: `site`, or `news/12`; after the tag of a further language, such as `ar/news/12`. */
  readonly of: string
  readonly title: string
  /** Shown small beside the title; may be empty. */
  readonly name: string
  readonly dir: Language['dir']
  /** The address of a stored picture beside the words. */
  readonly image?: string | undefined
}

interface Site {
  readonly brandName?: string | undefined
  readonly brandNameAr?: string | undefined
  readonly legalName?: string | undefined
}

interface Article {
  readonly id: string
  readonly title: string
  readonly image: string
  readonly description: string
}

/** The content types whose pages have share pictures, by the name in their addresses. */
export const sharedTypes = {
  news: 'newsArticle',
  companies: 'brand',
  pages: 'page',
} as const satisfies Readonly<Record<string, ContentTypeName>>

export type SharedType = keyof typeof sharedTypes

const pageOf = (type: SharedType, id: string, prefix: string) => `${prefix}/${type}/${id}`.slice(1)

/** In pixels. */
export const shareSize = { width: 1200, height: 630 } as const

/** @param prefix As addresses of the language begin: `/ar`, or empty for the default language. */
export const newsShare = (
  { id, title, image, description }: Article,
  site: Site,
  prefix = '',
): SharePicture => ({
  of: pageOf('news', id, prefix),
  title,
  name: siteNameOf(site),
  dir: directionOf(title + description),
  image,
})

interface Company {
  readonly id: string
  readonly title: string
  readonly image: string
  readonly picture?: string | undefined
}

export const companyShare = (
  { id, title, image, picture = image }: Company,
  site: Site,
  prefix = '',
): SharePicture => ({
  of: pageOf('companies', id, prefix),
  title,
  name: siteNameOf(site),
  dir: directionOf(title),
  image: picture,
})

interface OwnPage {
  readonly id: string
  readonly title: string
  readonly sections?: ReadonlyArray<{ readonly kind: string; readonly image?: unknown }> | undefined
}

const isImage = (image: unknown): image is string => typeof image === 'string' && image !== ''

/** With the first picture of its sections, if there is one. */
export const pageShare = ({ id, title, sections = [] }: OwnPage, site: Site, prefix = ''): SharePicture => ({
  of: pageOf('pages', id, prefix),
  title,
  name: siteNameOf(site),
  dir: directionOf(title),
  image: sections
    .filter(({ kind }) => kind === 'picture')
    .map(({ image }) => image)
    .find(isImage),
})

/** The share picture of pages without their own; `undefined` for a site without a name. */
export const siteShare = (site: Site, prefix = ''): SharePicture | undefined => {
  if (siteNameOf(site) === '') return undefined
  const title = fullNameOf(site)
  return { of: `${prefix}/site`.slice(1), title, name: site.brandNameAr ?? '', dir: directionOf(title) }
}

/** Increase when the drawing changes, so that pictures get new addresses. */
const drawingVersion = '1'

/** The address contains a hash of the content, so that its picture never changes. */
export const shareAddress = ({ of, title, name, dir, image = '' }: SharePicture): string => {
  const direction = dir === 'rtl' ? [dir] : []
  return `/og/${of}-${sourceHash([drawingVersion, title, name, image, ...direction].join('\n'))}.jpg`
}
