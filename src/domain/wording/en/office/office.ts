import type { Screen } from '../../../access/screens.ts'
import type { Role } from '../../../access/role.ts'
import { counted } from '../../counted.ts'
import { filled } from '../../template.ts'
import type { Translated } from '../../translated.ts'

/** Texts of the back office around its screens. */
export const office = {
  /** Texts of the document until its scripts have loaded. */
  document: {
    title: 'Back office',
    loading: 'Loading',
    noScripts: 'The back office needs JavaScript, which is switched off in this browser.',
    /** Texts of the document that an editor frames. */
    preview: { title: 'Preview', alone: 'Pages are shown here only beside the form of an editor.' },
  },
  roles: { Admin: 'Admin', Hr: 'Hr', CXTeam: 'CXTeam' } satisfies Readonly<Record<Role, string>>,
  screens: {
    dashboard: 'Dashboard',
    account: 'Account',
    profile: 'Profile',
    settings: 'Settings',
    HomePage: 'Home page',
    Languages: 'Languages',
    scheduled: 'Scheduled',
    PreviewLinks: 'Preview links',
    media: 'Media',
    'media/{id}': 'Picture',
    OurBrands: 'Brands',
    AddOurBrand: 'Add brand',
    'EditOurBrand/{id}': 'Edit brand',
    SlidersList: 'Sliders',
    AddSlider: 'Add slider',
    'EditSlider/{id}': 'Edit slider',
    OurHistoryList: 'History',
    AddHistory: 'Add slide',
    'EditHistory/{id}': 'Edit slide',
    NewsList: 'News',
    AddNews: 'Add news',
    'EditNews/{id}': 'Edit article',
    TeamList: 'Team',
    AddTeamMember: 'Add team member',
    'EditTeamMember/{id}': 'Edit team member',
    PortfolioList: 'Portfolio',
    AddPortfolio: 'Add portfolio item',
    'EditPortfolio/{id}': 'Edit portfolio item',
    CareerList: 'Careers',
    AddCareer: 'Add position',
    'EditCareer/{id}': 'Edit position',
    PageList: 'Pages',
    AddPage: 'Add page',
    'EditPage/{id}': 'Edit page',
    AllAdmins: 'Admin users',
    AddAdmin: 'Add admin user',
    'EditAdmin/{id}': 'Edit admin user',
    enquirymails: 'Enquiry mails',
    profilemails: 'Profile mails',
    Desk: 'Desk',
    trash: 'Trash',
    history: 'Version history',
    activity: 'Activity',
    PersonalData: 'Personal data',
    Connections: 'Connections',
    Addresses: 'Addresses',
  } satisfies Readonly<Record<Screen, string>>,
  navigation: {
    name: 'Back office',
    groups: { website: 'Website', people: 'People and mail', system: 'System' },
    /** Behind a number of mails. */
    unread: 'unread',
    /** Behind a number of scheduled changes. */
    failed: 'failed',
    sheet: 'Navigation',
    open: 'Open navigation',
    close: 'Close navigation',
  },
  palette: {
    open: 'Go to',
    field: 'Go to a screen or an item',
    screens: 'Screens',
    untitled: 'Untitled',
    showAll: filled('Show all {n} in {list}'),
    showAllOfMore: filled('Show all more than {n} in {list}'),
    searching: 'Searching...',
    failed: 'The items could not be searched.',
    nothing: 'Nothing found',
    found: counted('en', { one: '{n} found', other: '{n} found' }),
  },
  user: {
    signOut: 'Sign out',
    theme: 'Theme',
    themes: { light: 'Light theme', dark: 'Dark theme', system: 'System theme' },
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    save: 'Save the form',
    publish: 'Publish the item',
    notifications: 'Go to the notifications; Tab leads to Undo',
    mails: 'Next and previous mail, in the list of an inbox',
    move: 'Move an item while its arrow has the focus, in Reorder',
    zoom: 'Zoom a picture in, out and to fit',
    dialog: 'Close a dialog',
  },
  partNotLoaded: 'This part of the screen could not be loaded. Check the connection, then try again.',
  notFound: { dashboard: 'Go to the dashboard' },
} as const

export type OfficeWords = Translated<typeof office>
