/** A page of each kind of the demonstration site, by the name of the kind. */
export const publicPages = {
  home: '/',
  about: '/about',
  services: '/services',
  careers: '/career',
  position: '/career?apply=1',
  contact: '/contact',
  news: '/newsinsights/6',
  archive: '/news',
  search: '/search?q=sahilan',
  company: '/companies/1',
  person: '/people/1',
  page: '/sustainability',
  document: '/privacy',
  receipt: '/receipt',
} as const
