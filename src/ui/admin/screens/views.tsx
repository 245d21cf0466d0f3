import type { ComponentType } from 'react'
import type { Screen } from '#domain/access/screens.ts'
import { contentTypeNames } from '#domain/content/content-types.ts'
import { DashboardScreen } from '../dashboard/dashboard-screen.tsx'
import { EnquiriesScreen } from '../inbox/enquiries-screen.tsx'
import { ProfilesScreen } from '../inbox/profiles-screen.tsx'
import { Palette } from '../shell/palette/palette.tsx'
import { screensOfContent } from './screens-of-content.tsx'
import { contentSections } from '../navigation/sections.ts'

export { Palette }

export type Views = { readonly [Name in Screen]?: ComponentType }

const contentViews: Views = Object.fromEntries(
  contentTypeNames.flatMap((name) =>
    contentSections[name].screens.map((screen, place) => [screen, screensOfContent[name][place]]),
  ),
)

/** The screens of every day, which are small and share a chunk. */
export const views: Views = {
  ...contentViews,
  dashboard: DashboardScreen,
  enquirymails: EnquiriesScreen,
  profilemails: ProfilesScreen,
}
