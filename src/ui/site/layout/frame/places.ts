import { articlePath } from '#domain/addresses/item-paths.ts'
import { menuPlaces as ownPlaces, type MenuPlace } from '#domain/content/page/menu-places.ts'
import { receiptPath } from '#domain/desk/receipt/receipt-form.ts'
import type { SiteWords } from '#domain/wording/en/site/site.ts'
import type { FrameProps, LinkedPage } from './frame-data.ts'

/** The links of header and menu (H1). */
export const mainPlaces = ({ header }: SiteWords) =>
  [
    { href: '/about', label: header.about },
    { href: '/services', label: header.services },
  ] as const

/** Further links, in the footer and at the bottom of the menu. */
const otherPlaces = ({ places }: SiteWords, latestNews: string | undefined) => [
  { href: '/career', label: places.careers },
  ...(latestNews === undefined ? [] : [{ href: articlePath({ id: latestNews }), label: places.news }]),
]

export const contactPath = '/contact'

export const searchPath = '/search'

/** The links of the menu that the header does not have. */
export const furtherPlaces = (words: SiteWords, latestNews: string | undefined) => [
  { href: searchPath, label: words.search.title },
  ...otherPlaces(words, latestNews),
  { href: contactPath, label: words.places.contact },
]

const pagesAt = (place: MenuPlace, ownPages: ReadonlyArray<LinkedPage> = []) =>
  ownPages.filter(({ menu }) => menu === place)

/** The sections of the footer (F1), each with the own pages that staff put there. */
export const footerPlaces = (
  words: SiteWords,
  { latestNews, ownPages }: Pick<FrameProps, 'latestNews' | 'ownPages'>,
) => [
  {
    title: words.footer.explore,
    places: [
      { href: '/about', label: words.places.about },
      { href: '/services', label: words.places.services },
    ],
    ownPages: pagesAt('explore', ownPages),
  },
  {
    title: words.footer.others,
    places: [...otherPlaces(words, latestNews), { href: receiptPath, label: words.footer.receipt }],
    ownPages: pagesAt('others', ownPages),
  },
]

/** The own pages of the footer's last line. */
export const lastLinePages = (ownPages: FrameProps['ownPages']) => pagesAt('footer', ownPages)

/** The own pages of the menu: those of the footer, in its order. */
export const menuPages = (ownPages: FrameProps['ownPages']) =>
  ownPlaces.flatMap((place) => pagesAt(place, ownPages))

/** The `aria-current` of a link. */
export const currentAt = (path: string, href: string) => (path.toLowerCase() === href ? 'page' : undefined)
