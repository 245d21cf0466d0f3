/** The links of header and menu, spelled as in the specification (H1). */
export const mainPlaces = [
  { href: '/about', label: 'ABOUT US' },
  { href: '/services', label: 'OUR SERVICES' },
] as const

/** Further links, in the footer and at the bottom of the menu. */
const otherPlaces = (latestNews: string | undefined) => [
  { href: '/career', label: 'Careers' },
  ...(latestNews === undefined ? [] : [{ href: `/newsinsights/${latestNews}`, label: 'Latest news' }]),
]

export const contactPlace = { href: '/contact', label: 'CONTACT US' } as const

/** The links of the menu that the header does not have. */
export const menuPlaces = (latestNews: string | undefined) => [
  ...otherPlaces(latestNews),
  { ...contactPlace, label: 'Contact us' },
]

/** The sections of the footer (F1). */
export const footerPlaces = (latestNews: string | undefined) => [
  {
    title: 'EXPLORE',
    places: [
      { href: '/about', label: 'About us' },
      { href: '/services', label: 'Our services' },
    ],
  },
  { title: 'OTHERS', places: otherPlaces(latestNews) },
]

/** The `aria-current` of a link. */
export const currentAt = (path: string, href: string) => (path.toLowerCase() === href ? 'page' : undefined)
