import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import type { Screen } from '#domain/access/screens.ts'
import { contentNames } from '#domain/content/contents.ts'
import { contentSections } from './sections.ts'

type Views = { [Name in Screen]?: RouteComponent }

/** All contents share their screens, which come together. */
const viewsOfContents = (): Views => {
  const views: Views = {}
  for (const name of contentNames) {
    contentSections[name].screens.forEach((screen, place) => {
      views[screen] = lazyRouteComponent(async () => {
        const { screensOfContent } = await import('./screens-of-content.tsx')
        return { default: screensOfContent[name][place] }
      })
    })
  }
  return views
}

/** What each screen shows; one that is missing here does not exist yet. */
export const views: Views = {
  dashboard: lazyRouteComponent(() => import('./dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
  account: lazyRouteComponent(() => import('./account/account-screen.tsx'), 'AccountScreen'),
  profile: lazyRouteComponent(() => import('./account/account-screen.tsx'), 'AccountScreen'),
  ...viewsOfContents(),
  AllAdmins: lazyRouteComponent(() => import('./accounts/accounts-list-screen.tsx'), 'AccountsListScreen'),
  AddAdmin: lazyRouteComponent(() => import('./accounts/account-editor.tsx'), 'AccountEditor'),
  'EditAdmin/{id}': lazyRouteComponent(() => import('./accounts/account-edit-screen.tsx'), 'AccountEditScreen'),
  enquirymails: lazyRouteComponent(() => import('./inbox/enquiries-screen.tsx'), 'EnquiriesScreen'),
  profilemails: lazyRouteComponent(() => import('./inbox/profiles-screen.tsx'), 'ProfilesScreen'),
}
