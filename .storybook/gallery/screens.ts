/** A screen of the product, and the story that shows it. */
export interface Screen {
  readonly name: string
  readonly story: string
  /** In the product; the first one that begins an address is its screen. */
  readonly address: string
}

const siteScreen = (name: string, story: string, address: string): Screen => ({
  name,
  story: `site-whole-site--${story}`,
  address,
})

const adminScreen = (name: string, story: string, path: string): Screen => ({
  name,
  story: `admin-${story}`,
  address: `/admin/${path}`,
})

export const siteScreens: ReadonlyArray<Screen> = [
  siteScreen('Home', 'home', '/'),
  siteScreen('About us', 'about', '/about'),
  siteScreen('Our services', 'services', '/services'),
  siteScreen('News', 'news', '/newsinsights/1'),
  siteScreen('Careers', 'careers', '/career'),
  siteScreen('Contact', 'contact', '/contact'),
  siteScreen('Not found', 'not-found', '/nowhere'),
]

export const adminScreens: ReadonlyArray<Screen> = [
  adminScreen('Dashboard', 'dashboard--as-admin', 'dashboard'),
  adminScreen('Enquiries', 'inbox--enquiries', 'enquirymails'),
  adminScreen('A list', 'list--news', 'NewsList'),
  adminScreen('An editor', 'editor--edit', 'EditNews'),
  adminScreen('Home page', 'home-page--filled', 'HomePage'),
  adminScreen('Media', 'media--pictures', 'media'),
  adminScreen('Scheduled', 'scheduled--scheduled', 'scheduled'),
  adminScreen('Preview links', 'preview-links--links', 'PreviewLinks'),
  adminScreen('Languages', 'languages--shown', 'Languages'),
  adminScreen('Desk', 'desk--hours', 'Desk'),
  adminScreen('Trash', 'trash--trash', 'trash'),
  adminScreen('History', 'history--changes', 'history'),
  adminScreen('Activity', 'activity--activity', 'activity'),
  adminScreen('Admin users', 'admin-users--list', 'AllAdmins'),
  adminScreen('Personal data', 'personal-data--empty', 'PersonalData'),
  adminScreen('Connections', 'connections--tokens', 'Connections'),
  adminScreen('Settings', 'settings--shown', 'settings'),
  adminScreen('Account', 'account--own', 'account'),
  adminScreen('Sign in', 'sign-in--empty', ''),
]

export const screens = [...siteScreens, ...adminScreens]

/** Globals of Storybook by the name of a look. The site has no dark theme. */
export const looks = { light: 'theme:light', dark: 'theme:dark', arabic: 'language:ar' } as const

export const widths = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 694 } } as const

export type Look = keyof typeof looks
export type Width = keyof typeof widths

export const looksOf = ({ address }: Screen): ReadonlyArray<Look> =>
  address.startsWith('/admin') ? ['light', 'dark', 'arabic'] : ['light', 'arabic']

/** The file of a picture, beside Storybook's pages. */
export const pictureOf = ({ story }: Screen, width: Width, look: Look) =>
  `gallery/${story}-${width}-${look}.webp`
