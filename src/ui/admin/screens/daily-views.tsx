import { DashboardScreen } from '../dashboard/dashboard-screen.tsx'
import { EnquiriesScreen } from '../inbox/enquiries-screen.tsx'
import { ProfilesScreen } from '../inbox/profiles-screen.tsx'
import type { Views } from './list-views.tsx'

/** The dashboard and the inbox. */
export const dailyViews: Views = {
  dashboard: DashboardScreen,
  enquirymails: EnquiriesScreen,
  profilemails: ProfilesScreen,
}
