import type { Screen } from '#domain/access/screens.ts'

/** The story of every screen of the back office, without `admin-`. */
export const storiesOfScreens: Readonly<Record<Screen, string>> = {
  dashboard: 'dashboard--as-admin',
  account: 'account--own',
  profile: 'account--own',
  settings: 'settings--shown',
  HomePage: 'home-page--filled',
  Languages: 'languages--shown',
  scheduled: 'scheduled--scheduled',
  media: 'media--pictures',
  'media/{id}': 'media--picture',
  PreviewLinks: 'preview-links--links',
  OurBrands: 'list--brands',
  AddOurBrand: 'editor--brand',
  'EditOurBrand/{id}': 'editor--brand',
  SlidersList: 'list--sliders',
  AddSlider: 'editor--slider',
  'EditSlider/{id}': 'editor--slider',
  OurHistoryList: 'list--history',
  AddHistory: 'editor--history',
  'EditHistory/{id}': 'editor--history',
  NewsList: 'list--news',
  AddNews: 'editor--add',
  'EditNews/{id}': 'editor--edit',
  TeamList: 'list--team',
  AddTeamMember: 'editor--team',
  'EditTeamMember/{id}': 'editor--team',
  PortfolioList: 'list--portfolio',
  AddPortfolio: 'editor--portfolio',
  'EditPortfolio/{id}': 'editor--portfolio',
  CareerList: 'list--careers',
  AddCareer: 'editor--career',
  'EditCareer/{id}': 'editor--career',
  PageList: 'list--news',
  AddPage: 'sections-of-a-page--closed',
  'EditPage/{id}': 'sections-of-a-page--closed',
  AllAdmins: 'admin-users--list',
  AddAdmin: 'admin-users--add',
  'EditAdmin/{id}': 'admin-users--edit',
  enquirymails: 'inbox--enquiries',
  profilemails: 'inbox--profiles',
  Desk: 'desk--hours',
  trash: 'trash--trash',
  history: 'history--changes',
  activity: 'activity--activity',
  PersonalData: 'personal-data--empty',
  Connections: 'connections--tokens',
  Addresses: 'addresses--old-addresses',
}

const siteStories = {
  '/': 'whole-site--home',
  '/about': 'whole-site--about',
  '/services': 'whole-site--services',
  '/news': 'news-archive--by-year',
  '/newsinsights/{id}': 'whole-site--news',
  '/career': 'whole-site--careers',
  '/contact': 'whole-site--contact',
  '/companies/{id}': 'company-page--whole',
  '/people/{id}': 'person-page--whole',
  '/search': 'search-page--found',
}

const prefixed = (stories: Readonly<Record<string, string>>, path: string, id: string) =>
  Object.entries(stories).map(([pattern, story]) => [path + pattern, `${id}-${story}`] as const)

/** The story of every address of the product; `{id}` is any item. */
export const storiesOfAddresses = [
  ...prefixed(siteStories, '', 'site'),
  ...prefixed({ '': 'sign-in--empty', ...storiesOfScreens }, '/admin/', 'admin'),
]

const withoutLanguage = (path: string) => path.replace(/^\/ar(?=\/|$)/, '') || '/'

/** The story of a page of the product, in which case does not matter; `undefined` if it has none. */
export const storyOf = (path: string): string | undefined => {
  const plain = withoutLanguage(path)
  const isIts = ([pattern]: (typeof storiesOfAddresses)[number]) =>
    new RegExp(`^${pattern.replace(/\/$/, '').replace('{id}', '[^/]+')}/?$`, 'i').test(plain)
  return storiesOfAddresses.find(isIts)?.[1]
}
