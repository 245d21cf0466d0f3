import type { Permission } from './permission.ts'

/** Every screen of the back office by its address below /admin/, as the specification writes it, and who may see it. */
export const screens = {
  dashboard: 'signedIn',
  account: 'signedIn',
  profile: 'profile.see',
  settings: 'settings.see',
  HomePage: 'homePage.edit',
  OurBrands: 'brand.edit',
  AddOurBrand: 'brand.edit',
  'EditOurBrand/{id}': 'brand.edit',
  SlidersList: 'slider.edit',
  AddSlider: 'slider.edit',
  'EditSlider/{id}': 'slider.edit',
  OurHistoryList: 'historySlide.edit',
  AddHistory: 'historySlide.edit',
  'EditHistory/{id}': 'historySlide.edit',
  NewsList: 'newsArticle.edit',
  AddNews: 'newsArticle.edit',
  'EditNews/{id}': 'newsArticle.edit',
  TeamList: 'teamMember.edit',
  AddTeamMember: 'teamMember.edit',
  'EditTeamMember/{id}': 'teamMember.edit',
  PortfolioList: 'portfolioItem.edit',
  AddPortfolio: 'portfolioItem.edit',
  'EditPortfolio/{id}': 'portfolioItem.edit',
  CareerList: 'career.edit',
  AddCareer: 'career.edit',
  'EditCareer/{id}': 'career.edit',
  AllAdmins: 'accounts.manage',
  AddAdmin: 'accounts.manage',
  'EditAdmin/{id}': 'accounts.manage',
  enquirymails: 'mails.handle',
  profilemails: 'mails.handle',
} as const satisfies Record<string, Permission>

export type Screen = keyof typeof screens
