import { storiesOfScreens } from './stories-of-screens.ts'

/** A screen of the product, and the story that shows it. */
export interface Screen {
  readonly name: string
  readonly story: string
  /** In the product. */
  readonly address: string
}

const siteScreen = (name: string, story: string, address: string): Screen => ({
  name,
  story: `site-whole-site--${story}`,
  address,
})

const adminScreen = (name: string, screen: keyof typeof storiesOfScreens): Screen => ({
  name,
  story: `admin-${storiesOfScreens[screen]}`,
  address: `/admin/${screen.replace('{id}', '1')}`,
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
  adminScreen('Dashboard', 'dashboard'),
  adminScreen('Enquiries', 'enquirymails'),
  adminScreen('A list', 'NewsList'),
  adminScreen('An editor', 'EditNews/{id}'),
  adminScreen('Home page', 'HomePage'),
  adminScreen('Media', 'media'),
  adminScreen('Scheduled', 'scheduled'),
  adminScreen('Preview links', 'PreviewLinks'),
  adminScreen('Languages', 'Languages'),
  adminScreen('Desk', 'Desk'),
  adminScreen('Trash', 'trash'),
  adminScreen('History', 'history'),
  adminScreen('Activity', 'activity'),
  adminScreen('Admin users', 'AllAdmins'),
  adminScreen('Personal data', 'PersonalData'),
  adminScreen('Connections', 'Connections'),
  adminScreen('Addresses', 'Addresses'),
  adminScreen('Settings', 'settings'),
  adminScreen('Account', 'account'),
  { name: 'Sign in', story: 'admin-sign-in--empty', address: '/admin/' },
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
