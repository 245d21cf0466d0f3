import { officeIcons } from '#ui/design/layout/icon/office-icons.ts'
import { accountSection, contentSections, type AdminSection } from './admin-sections.ts'
import type { GroupName, NavigationGroup } from './navigation-entry.ts'

const sections: ReadonlyArray<AdminSection> = [...Object.values(contentSections), accountSection]
const inGroup = (name: GroupName) => sections.filter(({ group }) => group === name)

/** The groups of the navigation in order; a role sees the screens that it may open. */
export const navigation: ReadonlyArray<NavigationGroup> = [
  { entries: [{ icon: officeIcons['layout-dashboard'], screens: ['dashboard'] }] },
  {
    name: 'website',
    entries: [
      { icon: officeIcons.house, screens: ['HomePage'] },
      ...inGroup('website'),
      { icon: officeIcons['calendar-clock'], screens: ['scheduled', 'PreviewLinks'], hasFailed: true },
      { icon: 'image', screens: ['media', 'media/{id}'] },
      { icon: officeIcons.languages, screens: ['Languages'] },
    ],
  },
  {
    name: 'people',
    entries: [
      ...inGroup('people'),
      { icon: officeIcons.inbox, screens: ['enquirymails'], unread: 'unreadEnquiries' },
      { icon: officeIcons['file-user'], screens: ['profilemails'], unread: 'unreadProfiles' },
      { icon: officeIcons.clock, screens: ['Desk'] },
    ],
  },
  {
    name: 'system',
    folds: true,
    entries: [
      ...inGroup('system'),
      { icon: officeIcons.plug, screens: ['Connections'] },
      { icon: officeIcons.signpost, screens: ['Addresses'] },
      { icon: officeIcons.activity, screens: ['activity'] },
      { icon: officeIcons['id-card'], screens: ['PersonalData'] },
      { icon: 'trash-2', screens: ['trash'] },
      { icon: officeIcons['user-round'], screens: ['profile'] },
      { icon: officeIcons.settings, screens: ['settings'] },
    ],
  },
]
