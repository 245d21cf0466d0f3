import { officeIcons } from '#ui/design/layout/icon/office-icons.ts'
import type { Screen } from '#domain/access/screens.ts'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import type { GroupName, NavigationEntry } from './navigation-entry.ts'

/** The screens of a content type or of the accounts. */
export interface AdminSection extends NavigationEntry {
  /** Its name in the trash, the history and the catalogues. */
  readonly subject: ContentTypeName | 'account'
  /** Its group in the navigation. */
  readonly group: GroupName
  readonly screens: readonly [list: Screen, add: Screen, edit: Screen]
}

/** In the order of the navigation. */
export const contentSections = {
  slider: {
    subject: 'slider',
    group: 'website',
    icon: officeIcons['gallery-horizontal-end'],
    screens: ['SlidersList', 'AddSlider', 'EditSlider/{id}'],
  },
  brand: {
    subject: 'brand',
    group: 'website',
    icon: officeIcons.award,
    screens: ['OurBrands', 'AddOurBrand', 'EditOurBrand/{id}'],
  },
  historySlide: {
    subject: 'historySlide',
    group: 'website',
    icon: 'history',
    screens: ['OurHistoryList', 'AddHistory', 'EditHistory/{id}'],
  },
  newsArticle: {
    subject: 'newsArticle',
    group: 'website',
    icon: officeIcons.newspaper,
    screens: ['NewsList', 'AddNews', 'EditNews/{id}'],
  },
  portfolioItem: {
    subject: 'portfolioItem',
    group: 'website',
    icon: 'images',
    screens: ['PortfolioList', 'AddPortfolio', 'EditPortfolio/{id}'],
  },
  teamMember: {
    subject: 'teamMember',
    group: 'website',
    icon: officeIcons.users,
    screens: ['TeamList', 'AddTeamMember', 'EditTeamMember/{id}'],
  },
  career: {
    subject: 'career',
    group: 'people',
    icon: officeIcons.briefcase,
    screens: ['CareerList', 'AddCareer', 'EditCareer/{id}'],
  },
  page: {
    subject: 'page',
    group: 'website',
    icon: officeIcons['file-text'],
    screens: ['PageList', 'AddPage', 'EditPage/{id}'],
  },
} as const satisfies Record<ContentTypeName, AdminSection>

export const accountSection: AdminSection = {
  subject: 'account',
  group: 'system',
  icon: officeIcons.shield,
  screens: ['AllAdmins', 'AddAdmin', 'EditAdmin/{id}'],
}
