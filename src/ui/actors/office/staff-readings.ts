import { Effect } from 'effect'
import type { Feature } from '#domain/access/feature.ts'
import type { FailedSearch } from '#domain/content/search/failed-search.ts'
import type { Webhook } from '#domain/connections/webhook.ts'
import type { EnquiryStatistics } from '#domain/mail/inbox/enquiry-statistics.ts'
import type { ServerSettings } from '#domain/settings/server-settings.ts'
import { FailedSearches } from '#ports/staff/failed-searches.ts'
import { Settings } from '#ports/staff/settings.ts'
import { Webhooks } from '#ports/staff/webhooks.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { readingOf, type Reading } from '../bridge/reading-of.ts'
import type { StaffPorts } from './staff-ports.ts'

/** Values that the back office only reads. */
export interface Readings {
  readonly unreadEnquiries: Reading<number>
  readonly unreadProfiles: Reading<number>
  readonly enquiryStatistics: Reading<EnquiryStatistics>
  readonly failedSearches: Reading<ReadonlyArray<FailedSearch>>
  readonly webhooks: Reading<ReadonlyArray<Webhook>>
  readonly settings: Reading<ServerSettings>
  readonly missingFeatures: Reading<ReadonlyArray<Feature>>
}

export type UnreadReading = 'unreadEnquiries' | 'unreadProfiles'

/** Days in the dashboard's charts. */
const statisticsDays = 14

export const staffReadings = (
  bridge: Bridge<StaffPorts>,
  missingFeatures: Readings['missingFeatures'],
): Readings => ({
  unreadEnquiries: readingOf(
    bridge,
    Effect.flatMap(Enquiries, (port) => port.unread),
  ),
  unreadProfiles: readingOf(
    bridge,
    Effect.flatMap(Profiles, (port) => port.unread),
  ),
  enquiryStatistics: readingOf(
    bridge,
    Effect.flatMap(Enquiries, (port) => port.statistics(statisticsDays)),
  ),
  failedSearches: readingOf(
    bridge,
    Effect.flatMap(FailedSearches, (port) => port.frequent),
  ),
  webhooks: readingOf(
    bridge,
    Effect.flatMap(Webhooks, (port) => port.list),
  ),
  settings: readingOf(
    bridge,
    Effect.flatMap(Settings, (port) => port.get),
  ),
  missingFeatures,
})
