import { fullNameOf, nameOf } from '../settings/site-name.ts'

/** What is drawn on the picture that stands for a page where somebody shares it. */
export interface SharePicture {
  /** What it stands for: `site`, or `news/12`. */
  readonly of: string
  readonly title: string
  /** Stands small beside the title; may be empty. */
  readonly name: string
  /** The address of a stored picture that is shown along with the words. */
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
}

/** In pixels. */
export const shareSize = { width: 1200, height: 630 } as const

export const newsShare = ({ id, title, image }: Article, site: Site): SharePicture => ({
  of: `news/${id}`,
  title,
  name: nameOf(site),
  image,
})

/** Stands for every page that has none of its own; a site without a name has nothing to show. */
export const siteShare = (site: Site): SharePicture | undefined =>
  nameOf(site) === '' ? undefined : { of: 'site', title: fullNameOf(site), name: site.brandNameAr ?? '' }

/** Raised when the drawing changes, so that pictures get new addresses. */
const drawing = '1'

/** The address carries a mark of all that is drawn, so that what stands there never changes. */
export const shareAddress = ({ of, title, name, image = '' }: SharePicture): string =>
  `/og/${of}-${cursorOf([drawing, title, name, image].join('\n'))}.jpg`

/** FNV-1a: short, and the same here and in the browser. */
const cursorOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
