import { accountSection, contentSections } from '../sections.ts'
import type { PlaceGroup } from './place.ts'

const { slider, brand, historySlide, newsArticle, portfolioItem, teamMember, career } = contentSections

/** Everything that the navigation offers, in its order; a role sees what it may open. */
export const navigation: ReadonlyArray<PlaceGroup> = [
  { places: [{ label: 'Dashboard', icon: 'layout-dashboard', screens: ['dashboard'] }] },
  {
    title: 'Website',
    places: [
      { label: 'Home page', icon: 'house', screens: ['HomePage'] },
      slider,
      brand,
      historySlide,
      newsArticle,
      portfolioItem,
      teamMember,
    ],
  },
  {
    title: 'People and mail',
    places: [
      career,
      { label: 'Enquiry mails', icon: 'inbox', screens: ['enquirymails'], unread: 'unreadEnquiries' },
      { label: 'Profile mails', icon: 'file-user', screens: ['profilemails'], unread: 'unreadProfiles' },
    ],
  },
  {
    title: 'System',
    places: [
      accountSection,
      { label: 'Profile', icon: 'user-round', screens: ['profile'] },
      { label: 'Settings', icon: 'settings', screens: ['settings'] },
    ],
  },
]
