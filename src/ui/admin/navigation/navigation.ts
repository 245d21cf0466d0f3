import { accountSection, contentSections, type Section } from './sections.ts'
import type { NavigationGroup } from './navigation-entry.ts'

const sections: ReadonlyArray<Section> = [...Object.values(contentSections), accountSection]
const inGroup = (title: Section['group']) => sections.filter(({ group }) => group === title)

/** The groups of the navigation in order; a role sees the screens that it may open. */
export const navigation: ReadonlyArray<NavigationGroup> = [
  { entries: [{ label: 'Dashboard', icon: 'layout-dashboard', screens: ['dashboard'] }] },
  {
    title: 'Website',
    entries: [{ label: 'Home page', icon: 'house', screens: ['HomePage'] }, ...inGroup('Website')],
  },
  {
    title: 'People and mail',
    entries: [
      ...inGroup('People and mail'),
      { label: 'Enquiry mails', icon: 'inbox', screens: ['enquirymails'], unread: 'unreadEnquiries' },
      { label: 'Profile mails', icon: 'file-user', screens: ['profilemails'], unread: 'unreadProfiles' },
    ],
  },
  {
    title: 'System',
    folds: true,
    entries: [
      ...inGroup('System'),
      { label: 'Activity', icon: 'activity', screens: ['activity'] },
      { label: 'Personal data', icon: 'id-card', screens: ['PersonalData'] },
      { label: 'Trash', icon: 'trash-2', screens: ['trash'] },
      { label: 'Profile', icon: 'user-round', screens: ['profile'] },
      { label: 'Settings', icon: 'settings', screens: ['settings'] },
    ],
  },
]
