/** The pages that the header and the menu lead to, named as the specification writes them (H1). */
export const mainPlaces = [
  { href: '/about', label: 'ABOUT US' },
  { href: '/services', label: 'OUR SERVICES' },
] as const

/** What stands beside them in the footer and at the foot of the menu. */
const otherPlaces = (latestNews: string | undefined) => [
  { href: '/career', label: 'Careers' },
  ...(latestNews === undefined ? [] : [{ href: `/newsinsights/${latestNews}`, label: 'Latest news' }]),
]

export const contactPlace = { href: '/contact', label: 'CONTACT US' } as const

/** Those of the menu that the header has no room for. */
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

/** Marks the link to the page on which it stands. */
export const currentAt = (path: string, href: string) => (path.toLowerCase() === href ? 'page' : undefined)
