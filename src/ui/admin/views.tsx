import type { ComponentType } from 'react'
import type { Screen } from '#domain/access/screens.ts'
import { contentNames } from '#domain/content/contents.ts'
import { AccountScreen } from './account/account-screen.tsx'
import { AccountEditScreen } from './accounts/account-edit-screen.tsx'
import { AccountEditor } from './accounts/account-editor.tsx'
import { AccountsListScreen } from './accounts/accounts-list-screen.tsx'
import { ActivityScreen } from './activity/activity-screen.tsx'
import { DashboardScreen } from './dashboard/dashboard-screen.tsx'
import { HistoryScreen } from './history/history-screen.tsx'
import { HomePageScreen } from './home-page/home-page-screen.tsx'
import { EnquiriesScreen } from './inbox/enquiries-screen.tsx'
import { ProfilesScreen } from './inbox/profiles-screen.tsx'
import { SettingsScreen } from './settings/settings-screen.tsx'
import { PersonalDataScreen } from './personal-data/personal-data-screen.tsx'
import { Palette } from './palette/palette.tsx'
import { screensOfContent } from './screens-of-content.tsx'
import { contentSections } from './sections.ts'
import { TrashScreen } from './trash/trash-screen.tsx'

export { Palette }

type Views = { readonly [Name in Screen]?: ComponentType }

const viewsOfContents: Views = Object.fromEntries(
  contentNames.flatMap((name) =>
    contentSections[name].screens.map((screen, place) => [screen, screensOfContent[name][place]]),
  ),
)

/** What each screen shows; one that is missing here does not exist yet. They are small and come together. */
export const views: Views = {
  ...viewsOfContents,
  dashboard: DashboardScreen,
  account: AccountScreen,
  profile: AccountScreen,
  settings: SettingsScreen,
  HomePage: HomePageScreen,
  AllAdmins: AccountsListScreen,
  AddAdmin: AccountEditor,
  'EditAdmin/{id}': AccountEditScreen,
  enquirymails: EnquiriesScreen,
  profilemails: ProfilesScreen,
  trash: TrashScreen,
  history: HistoryScreen,
  activity: ActivityScreen,
  PersonalData: PersonalDataScreen,
}
