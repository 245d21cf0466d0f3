import { accountSection, contentSections, type Section } from './sections.ts'
import type { GroupName, NavigationGroup } from './navigation-entry.ts'

const sections: ReadonlyArray<Section> = [...Object.values(contentSections), accountSection]
const inGroup = (name: GroupName) => sections.filter(({ group }) => group === name)

/** The groups of the navigation in order; a role sees the screens that it may open. */
export const navigation: ReadonlyArray<NavigationGroup> = [
  { entries: [{ icon: 'layout-dashboard', screens: ['dashboard'] }] },
  {
    name: 'website',
    entries: [
      { icon: 'house', screens: ['HomePage'] },
      ...inGroup('website'),
      { icon: 'calendar-clock', screens: ['scheduled', 'PreviewLinks'], hasFailed: true },
      { icon: 'image', screens: ['media', 'media/{id}'] },
      { icon: 'languages', screens: ['Languages'] },
    ],
  },
  {
    name: 'people',
    entries: [
      ...inGroup('people'),
      { icon: 'inbox', screens: ['enquirymails'], unread: 'unreadEnquiries' },
      { icon: 'file-user', screens: ['profilemails'], unread: 'unreadProfiles' },
      { icon: 'clock', screens: ['Desk'] },
    ],
  },
  {
    name: 'system',
    folds: true,
    entries: [
      ...inGroup('system'),
      { icon: 'plug', screens: ['Connections'] },
      { icon: 'activity', screens: ['activity'] },
      { icon: 'id-card', screens: ['PersonalData'] },
      { icon: 'trash-2', screens: ['trash'] },
      { icon: 'user-round', screens: ['profile'] },
      { icon: 'settings', screens: ['settings'] },
    ],
  },
]
