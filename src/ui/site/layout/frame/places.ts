import type { SiteWords } from '#domain/wording/en/site.ts'

/** The links of header and menu (H1). */
export const mainPlaces = ({ header }: SiteWords) =>
  [
    { href: '/about', label: header.about },
    { href: '/services', label: header.services },
  ] as const

/** Further links, in the footer and at the bottom of the menu. */
const otherPlaces = ({ places }: SiteWords, latestNews: string | undefined) => [
  { href: '/career', label: places.careers },
  ...(latestNews === undefined ? [] : [{ href: `/newsinsights/${latestNews}`, label: places.news }]),
]

export const contactPath = '/contact'

export const searchPath = '/search'

/** The links of the menu that the header does not have. */
export const menuPlaces = (words: SiteWords, latestNews: string | undefined) => [
  { href: searchPath, label: words.search.title },
  ...otherPlaces(words, latestNews),
  { href: contactPath, label: words.places.contact },
]

/** The sections of the footer (F1). */
export const footerPlaces = (words: SiteWords, latestNews: string | undefined) => [
  {
    title: words.footer.explore,
    places: [
      { href: '/about', label: words.places.about },
      { href: '/services', label: words.places.services },
    ],
  },
  { title: words.footer.others, places: otherPlaces(words, latestNews) },
]

/** The `aria-current` of a link. */
export const currentAt = (path: string, href: string) => (path.toLowerCase() === href ? 'page' : undefined)
