import type { Screen } from '#domain/access/screens.ts'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import type { Trashable } from '#domain/history/subject.ts'
import { office } from '#domain/wording/en/office.ts'
import type { GroupName, NavigationEntry } from './navigation-entry.ts'

/** The screens of a content type or of the accounts, and their wording. */
export interface Section extends NavigationEntry {
  /** Its name in the trash and the history. */
  readonly subject: Exclude<Trashable, 'enquiry' | 'profile'>
  /** Its group in the navigation. */
  readonly group: GroupName
  readonly screens: readonly [list: Screen, add: Screen, edit: Screen]
  readonly label: string
  readonly one: string
  readonly many: string
  /** The label of the add button. */
  readonly add: string
  /** The fields that a search covers. */
  readonly searched: string
  /** The default order, as an option and within a sentence. */
  readonly order: string
  readonly ordered: string
  /** The text of the empty list: where the items will appear. */
  readonly empty: string
  /** The public page that shows one. */
  readonly onSite?: (id: string) => string
}

/** In the order of the navigation. */
export const contentSections = {
  slider: {
    subject: 'slider',
    group: 'website',
    icon: 'gallery-horizontal-end',
    screens: ['SlidersList', 'AddSlider', 'EditSlider/{id}'],
    label: office.screens.SlidersList,
    one: 'slider',
    many: 'sliders',
    add: office.screens.AddSlider,
    searched: 'title or text',
    order: 'As on the site',
    ordered: 'in the order of the site',
    empty: 'Sliders you add here open the home page, in the order you add them.',
    onSite: () => '/',
  },
  brand: {
    subject: 'brand',
    group: 'website',
    icon: 'award',
    screens: ['OurBrands', 'AddOurBrand', 'EditOurBrand/{id}'],
    label: office.screens.OurBrands,
    one: 'brand',
    many: 'brands',
    add: office.screens.AddOurBrand,
    searched: 'title or sector',
    order: 'As on the site',
    ordered: 'in the order of the site',
    empty: 'Brands you add here appear on the home page, in the order you add them.',
    onSite: () => '/',
  },
  historySlide: {
    subject: 'historySlide',
    group: 'website',
    icon: 'history',
    screens: ['OurHistoryList', 'AddHistory', 'EditHistory/{id}'],
    label: office.screens.OurHistoryList,
    one: 'slide',
    many: 'slides',
    add: office.screens.AddHistory,
    searched: 'title, text or year',
    order: 'By year',
    ordered: 'by year on the site',
    empty: 'Slides you add here appear in the history strip of the home page, by year.',
    onSite: () => '/',
  },
  newsArticle: {
    subject: 'newsArticle',
    group: 'website',
    icon: 'newspaper',
    screens: ['NewsList', 'AddNews', 'EditNews/{id}'],
    label: office.screens.NewsList,
    one: 'article',
    many: 'articles',
    add: office.screens.AddNews,
    searched: 'title or text',
    order: 'Newest first',
    ordered: 'newest first on the site',
    empty: 'Articles you add here appear on the news page and the home page, newest first.',
    onSite: (id) => `/newsinsights/${encodeURIComponent(id)}`,
  },
  portfolioItem: {
    subject: 'portfolioItem',
    group: 'website',
    icon: 'images',
    screens: ['PortfolioList', 'AddPortfolio', 'EditPortfolio/{id}'],
    label: office.screens.PortfolioList,
    one: 'portfolio item',
    many: 'portfolio items',
    add: office.screens.AddPortfolio,
    searched: 'title',
    order: 'As on the site',
    ordered: 'in the order of the site',
    empty: 'Items you add here appear on the home page, in the order you add them.',
    onSite: () => '/',
  },
  teamMember: {
    subject: 'teamMember',
    group: 'website',
    icon: 'users',
    screens: ['TeamList', 'AddTeamMember', 'EditTeamMember/{id}'],
    label: office.screens.TeamList,
    one: 'team member',
    many: 'team members',
    add: office.screens.AddTeamMember,
    searched: 'name or designation',
    order: 'As on the site',
    ordered: 'in the order of the site',
    empty: 'People you add here appear on the About us page, in the order you add them.',
    onSite: () => '/about',
  },
  career: {
    subject: 'career',
    group: 'people',
    icon: 'briefcase',
    screens: ['CareerList', 'AddCareer', 'EditCareer/{id}'],
    label: office.screens.CareerList,
    one: 'position',
    many: 'positions',
    add: office.screens.AddCareer,
    searched: 'title, company or location',
    order: 'Newest first',
    ordered: 'newest first on the site',
    empty: 'Positions you add here appear on the careers page until their closing date.',
    onSite: () => '/career',
  },
} as const satisfies Record<ContentTypeName, Section>

export const accountSection: Section = {
  subject: 'account',
  group: 'system',
  icon: 'shield',
  screens: ['AllAdmins', 'AddAdmin', 'EditAdmin/{id}'],
  label: office.screens.AllAdmins,
  one: 'admin user',
  many: 'admin users',
  add: office.screens.AddAdmin,
  searched: 'name or email',
  order: 'By name',
  ordered: 'by name',
  empty: 'People you add here can sign in to this back office.',
}
