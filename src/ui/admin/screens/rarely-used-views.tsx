import { AccountScreen } from '../access/account/account-screen.tsx'
import { AccountEditScreen } from '../access/accounts/account-edit-screen.tsx'
import { AccountEditor } from '../access/accounts/account-editor.tsx'
import { AccountsListScreen } from '../access/accounts/accounts-list-screen.tsx'
import { ActivityScreen } from '../records/activity/activity-screen.tsx'
import { HistoryScreen } from '../records/history/history-screen.tsx'
import { HomePageScreen } from '../home-page/home-page-screen.tsx'
import { LanguagesScreen } from '../languages/languages-screen.tsx'
import { ConnectionsScreen } from '../system/connections/connections-screen.tsx'
import { MediaScreen } from '../media/media-screen.tsx'
import { PictureScreen } from '../media/picture-screen.tsx'
import { PersonalDataScreen } from '../system/personal-data/personal-data-screen.tsx'
import { PreviewLinksScreen } from '../publishing/links/preview-links-screen.tsx'
import { ScheduledScreen } from '../publishing/scheduled/scheduled-screen.tsx'
import { SettingsScreen } from '../system/settings/settings-screen.tsx'
import { TrashScreen } from '../records/trash/trash-screen.tsx'
import type { Views } from './list-views.tsx'

/** Rarely used screens, in a chunk that loads after those of every day. */
export const rarelyUsedViews: Views = {
  account: AccountScreen,
  profile: AccountScreen,
  settings: SettingsScreen,
  HomePage: HomePageScreen,
  Languages: LanguagesScreen,
  scheduled: ScheduledScreen,
  PreviewLinks: PreviewLinksScreen,
  AllAdmins: AccountsListScreen,
  AddAdmin: AccountEditor,
  'EditAdmin/{id}': AccountEditScreen,
  activity: ActivityScreen,
  media: MediaScreen,
  'media/{id}': PictureScreen,
  PersonalData: PersonalDataScreen,
  Connections: ConnectionsScreen,
  trash: TrashScreen,
  history: HistoryScreen,
}
