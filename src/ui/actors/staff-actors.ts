import { Effect } from 'effect'
import { createActor, type ActorRefFrom } from 'xstate'
import { contentNames, contents, type ContentName } from '#domain/content/contents.ts'
import type { saveMachine } from '#domain/machines/save-machine.ts'
import type { EnquiryStatistics } from '#domain/mail/enquiry-statistics.ts'
import type { Settings as SettingsValues } from '#domain/settings.ts'
import type { Accounts } from '#ports/accounts.ts'
import type { Contents } from '#ports/contents.ts'
import { Enquiries } from '#ports/enquiries.ts'
import type { HomePageDetails } from '#ports/home-page.ts'
import type { Images } from '#ports/images.ts'
import { Profiles } from '#ports/profiles.ts'
import type { Session } from '#ports/session.ts'
import { Settings } from '#ports/settings.ts'
import { accountActors } from './account-actors.ts'
import type { Tell } from './announcements.ts'
import type { Connected } from './connect.ts'
import { contentActors, type ContentActors } from './content-actors.ts'
import type { EntityActors } from './entity-actors.ts'
import { enquiryMailWording, profileMailWording } from './entity-wording.ts'
import type { Bridge } from './from-effect.ts'
import { homePageActors, type HomePageActors } from './home-page-actors.ts'
import { mailActors, type MailCalls } from './mail-actors.ts'
import { ownAccountOf } from './own-account-of.ts'
import { readingOf, type Reading } from './reading-of.ts'

/** What the back office talks to. */
export type StaffPorts =
  | Accounts
  | Contents
  | Enquiries
  | HomePageDetails
  | Images
  | Profiles
  | Session
  | Settings

/** What is looked at and changed elsewhere. */
export interface Readings {
  /** How many mails nobody has opened yet. */
  readonly unreadEnquiries: Reading<number>
  readonly unreadProfiles: Reading<number>
  readonly enquiryStatistics: Reading<EnquiryStatistics>
  readonly settings: Reading<SettingsValues>
}

export type UnreadReading = 'unreadEnquiries' | 'unreadProfiles'

/** How many days the dashboard draws. */
const statisticsDays = 14

/** Every actor of the back office, running; they live as long as one person is signed in. */
export interface StaffActors {
  readonly contents: Readonly<Record<ContentName, ContentActors>>
  readonly accounts: EntityActors
  readonly enquiries: Connected
  readonly profiles: Connected
  readonly homePage: HomePageActors
  readonly ownAccount: ActorRefFrom<typeof saveMachine>
  readonly readings: Readings
}

export const staffActors = (bridge: Bridge<StaffPorts>, tell: Tell): StaffActors => {
  const ofContents = contentNames.map((name) => [name, contentActors(bridge, contents[name], tell)])
  const enquiries = mailActors(bridge, enquiryCalls, enquiryMailWording, tell)
  const profiles = mailActors(bridge, profileCalls, profileMailWording, tell)
  const readings: Readings = {
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
    settings: readingOf(
      bridge,
      Effect.flatMap(Settings, (port) => port.get),
    ),
  }
  countAgain(enquiries, readings.unreadEnquiries)
  countAgain(profiles, readings.unreadProfiles)
  return {
    contents: Object.fromEntries(ofContents) as Record<ContentName, ContentActors>,
    accounts: accountActors(bridge, tell),
    enquiries,
    profiles,
    readings,
    homePage: homePageActors(bridge, tell),
    ownAccount: createActor(ownAccountOf(bridge), { input: { pictures: [] } }).start(),
  }
}

/** Handling a mail, or removing it, may leave one less to open. */
const countAgain = ({ list, save }: Connected, unread: Reading<number>) => {
  save.on('item.updated', unread.fetch)
  list.on('items.removed', unread.fetch)
}

const enquiryCalls: MailCalls<Enquiries> = {
  list: (query) => Effect.flatMap(Enquiries, (enquiries) => enquiries.list(query)),
  remove: (id) => Effect.flatMap(Enquiries, (enquiries) => enquiries.remove(id)),
  change: (id, change) => Effect.flatMap(Enquiries, (enquiries) => enquiries.change(id, change)),
}

const profileCalls: MailCalls<Profiles> = {
  list: (query) => Effect.flatMap(Profiles, (profiles) => profiles.list(query)),
  remove: (id) => Effect.flatMap(Profiles, (profiles) => profiles.remove(id)),
  change: (id, change) => Effect.flatMap(Profiles, (profiles) => profiles.change(id, change)),
}
