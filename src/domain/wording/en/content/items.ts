import { counted } from '../../counted.ts'
import type { Translated } from '../../translated.ts'

/** The default order of a list, as an option and within a sentence. */
const asOnSite = { order: 'As on the site', ordered: 'in the order of the site' } as const
const byYear = { order: 'By year', ordered: 'by year on the site' } as const
const newestFirst = { order: 'Newest first', ordered: 'newest first on the site' } as const
const byName = { order: 'By name', ordered: 'by name' } as const

/** English needs nothing but the nouns. */
const itemsOf = <const One extends string, const Many extends string>(
  one: One,
  many: Many,
  searched: string,
  { order, ordered }: { readonly order: string; readonly ordered: string },
  empty: string,
) => ({
  edit: `Edit ${one}`,
  gone: `This ${one} is not here`,
  search: `Search ${many}`,
  searched: `Search ${searched}`,
  order,
  ordered,
  count: counted('en', { one: `{n} ${one}`, other: `{n} ${many}` }),
  selectAll: `Select all ${many} of this page`,
  noneFound: `No ${many} found`,
  none: `No ${many} yet`,
  empty,
  addFirst: `Add the first ${one}`,
  reorder: `Reorder ${many}`,
  orderOf: `Order of the ${many}`,
})

/** Texts of lists and of editors by what they hold. */
export const items = {
  slider: itemsOf(
    'slider',
    'sliders',
    'title or text',
    asOnSite,
    'Sliders you add here open the home page, in the order you add them.',
  ),
  page: itemsOf(
    'page',
    'pages',
    'title, address or description',
    asOnSite,
    'Pages you add here appear on the site under their addresses.',
  ),
  brand: itemsOf(
    'brand',
    'brands',
    'title or sector',
    asOnSite,
    'Brands you add here appear on the home page, in the order you add them.',
  ),
  historySlide: itemsOf(
    'slide',
    'slides',
    'title, text or year',
    byYear,
    'Slides you add here appear in the history strip of the home page, by year.',
  ),
  newsArticle: itemsOf(
    'article',
    'articles',
    'title or text',
    newestFirst,
    'Articles you add here appear on the news page and the home page, newest first.',
  ),
  portfolioItem: itemsOf(
    'portfolio item',
    'portfolio items',
    'title',
    asOnSite,
    'Items you add here appear on the home page, in the order you add them.',
  ),
  teamMember: itemsOf(
    'team member',
    'team members',
    'name or designation',
    asOnSite,
    'People you add here appear on the About us page, in the order you add them.',
  ),
  career: itemsOf(
    'position',
    'positions',
    'title, company or location',
    newestFirst,
    'Positions you add here appear on the careers page until their closing date.',
  ),
  account: itemsOf(
    'admin user',
    'admin users',
    'name or email',
    byName,
    'People you add here can sign in to this back office.',
  ),
} as const

export type ItemWords = Translated<typeof items>
