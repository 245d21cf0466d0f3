import { accountSection, contentSections, type Section } from './sections.ts'
import type { PlaceGroup } from './place.ts'

const sections: ReadonlyArray<Section> = [...Object.values(contentSections), accountSection]
const inGroup = (title: Section['group']) => sections.filter(({ group }) => group === title)

/** The groups of the navigation in order; a role sees the screens that it may open. */
export const navigation: ReadonlyArray<PlaceGroup> = [
  { places: [{ label: 'Dashboard', icon: 'layout-dashboard', screens: ['dashboard'] }] },
  {
    title: 'Website',
    places: [{ label: 'Home page', icon: 'house', screens: ['HomePage'] }, ...inGroup('Website')],
  },
  {
    title: 'People and mail',
    places: [
      ...inGroup('People and mail'),
      { label: 'Enquiry mails', icon: 'inbox', screens: ['enquirymails'], unread: 'unreadEnquiries' },
      { label: 'Profile mails', icon: 'file-user', screens: ['profilemails'], unread: 'unreadProfiles' },
    ],
  },
  {
    title: 'System',
    folds: true,
    places: [
      ...inGroup('System'),
      { label: 'Activity', icon: 'activity', screens: ['activity'] },
      { label: 'Personal data', icon: 'id-card', screens: ['PersonalData'] },
      { label: 'Trash', icon: 'trash-2', screens: ['trash'] },
      { label: 'Profile', icon: 'user-round', screens: ['profile'] },
      { label: 'Settings', icon: 'settings', screens: ['settings'] },
    ],
  },
]
