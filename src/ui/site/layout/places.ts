/** The pages that the header and the menu lead to, named as the specification writes them (H1). */
export const mainPlaces = [
  { href: '/about', label: 'ABOUT US' },
  { href: '/services', label: 'OUR SERVICES' },
] as const

/** The sections of the footer (F1). */
export const footerPlaces = [
  {
    title: 'EXPLORE',
    places: [
      { href: '/about', label: 'About us' },
      { href: '/services', label: 'Our services' },
    ],
  },
  { title: 'OTHERS', places: [{ href: '/career', label: 'Careers' }] },
] as const

/** Marks the link to the page on which it stands. */
export const currentAt = (path: string, href: string) => (path.toLowerCase() === href ? 'page' : undefined)
