import { Effect } from 'effect'
import type { ActorRefFrom } from 'xstate'
import type { Account } from '#domain/sign-in/account/account.ts'
import type { ResetLink } from '#domain/sign-in/account/password-reset.ts'
import type { Feature } from '#domain/access/feature.ts'
import { contentTypeNames, contentTypes, type ContentTypeName } from '#domain/content/content-types.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type { newMailMachine } from '#domain/machines/new-mail-machine.ts'
import type { ReceivedEnquiry, ReceivedProfile } from '#domain/mail/inbox/received-mail.ts'
import type { Publishable } from '#domain/publishing/draft.ts'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import type { OwnSession } from '#domain/sign-in/session/own-session.ts'
import { Features } from '#ports/staff/features.ts'
import { PasswordResets } from '#ports/staff/sign-in/password-resets.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { accountActors } from '../accounts/account-actors.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { closingActors, type ClosingActors } from '../content/closing-actors.ts'
import { contentActors, type ContentActors } from '../content/content-actors.ts'
import type { EntityActors } from '../content/entity-actors.ts'
import type { StaffPorts } from './staff-ports.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { refetch, type ListActor } from '../bridge/list-machine-of.ts'
import type { SaveActor } from '../bridge/save-of.ts'
import { draftActors, type DraftActors } from '../publishing/draft-actors.ts'
import { historyActors, type HistoryActors } from '../content/history-actors.ts'
import { deskActors, type DeskActors } from '../desk/desk-actors.ts'
import { homePageActors, type HomePageActors } from '../content/home-page-actors.ts'
import { mailActors, type MailActors } from '../inbox/mail-actors.ts'
import { enquiryRequests, profileRequests } from '../inbox/mail-actors.ts'
import { newMailOf } from '../inbox/new-mail-of.ts'
import type { threadActors, ThreadActors } from '../inbox/thread-actors.ts'
import type { notificationActors, NotificationActors } from '../inbox/notification-actors.ts'
import { ownAccountOf } from '../accounts/own-account-of.ts'
import type { ownSessionsActor } from '../accounts/own-sessions-actor.ts'
import type { passkeyActors, PasskeyActors } from '../accounts/passkey-actors.ts'
import type { personalDataActors, PersonalDataActors } from '../inbox/personal-data-actors.ts'
import { connectionActors, type ConnectionActors } from '../connections/connection-actors.ts'
import { publishingActors, type PublishingActors } from '../publishing/publishing-actors.ts'
import { madeOnce } from '../bridge/made-once.ts'
import { readingOf } from '../bridge/reading-of.ts'
import { requestOf, type Request } from '../bridge/request-of.ts'
import { secondFactorActors, type SecondFactorActors } from '../accounts/second-factor-actors.ts'
import { searchOf, type SearchActor } from '../content/search-of.ts'
import { unpublishedActors, type UnpublishedActors } from '../publishing/unpublished-actors.ts'
import { staffReadings, type Readings } from './staff-readings.ts'
import { lazyActors, type LazyActors } from './lazy-actors.ts'
import { removeDraftWhenDone, removeWhenDone, type UnsavedWork } from './unsaved-work.ts'
import { textActors, type TextActors } from '../content/text-actors.ts'
import { translationActors, type TranslationActors } from '../content/translation-actors.ts'
import { trashActors, undoOf, type TrashActors } from '../content/trash-actors.ts'

type ContentActorsByName = {
  readonly [Name in ContentTypeName]: ContentActors<(typeof contentTypes)[Name]>
}

/** The actors of one content type; of any type, if the name is not known. */
export const contentActorsOf = <Name extends ContentTypeName>(
  { contents }: Pick<StaffActors, 'contents'>,
  name: Name,
): ContentActors<(typeof contentTypes)[Name]> => contents[name]

/** The started actors of the back office; they live as long as one user is signed in. */
export interface StaffActors extends LazyActors {
  readonly contents: ContentActorsByName
  readonly closing: ClosingActors
  readonly accounts: EntityActors<Account>
  readonly enquiries: MailActors<ReceivedEnquiry>
  readonly profiles: MailActors<ReceivedProfile>
  readonly newMail: ActorRefFrom<typeof newMailMachine>
  /** The first call makes the actors, whose code a screen has loaded; so do others that take `make`. */
  readonly notifications: (make: typeof notificationActors) => NotificationActors
  readonly threads: (make: typeof threadActors) => ThreadActors
  readonly homePage: HomePageActors
  readonly desk: DeskActors
  readonly ownAccount: SaveActor<SignedInUser>
  readonly ownSessions: (make: typeof ownSessionsActor) => ListActor<OwnSession>
  readonly secondFactor: SecondFactorActors
  readonly passkeys: (make: typeof passkeyActors) => PasskeyActors
  /** Takes the id of an account. Sent automatically for a new account. */
  readonly startReset: Request<string, ResetLink>
  readonly personalData: (make: typeof personalDataActors) => PersonalDataActors
  readonly publishing: PublishingActors
  readonly connections: ConnectionActors
  readonly translations: TranslationActors
  readonly trash: TrashActors
  readonly drafts: DraftActors
  readonly unpublished: UnpublishedActors
  readonly history: HistoryActors
  readonly readings: Readings
  readonly unsaved: UnsavedWork
  readonly search: SearchActor
  readonly texts: TextActors
}

export const staffActors = (
  bridge: Bridge<StaffPorts>,
  announcer: Announcer,
  unsaved: UnsavedWork,
  timeZone: string,
  /** Returns the features that the user may use. */
  features: () => ReadonlyArray<Feature>,
): StaffActors => {
  const missingFeatures = readingOf(
    bridge,
    Effect.map(
      Effect.all([Effect.flatMap(Features, (port) => port.missing(features())), SiteLanguages]),
      ([missing, languages]) => (languages.length > 1 ? missing : [...missing, 'translations' as const]),
    ),
  )
  const lacks = (feature: Feature) =>
    missingFeatures.actor.getSnapshot().context.value?.includes(feature) ?? false
  const trash = trashActors(bridge, announcer, () => !lacks('trash'))
  const contents = Object.fromEntries(
    contentTypeNames.map((name) => {
      const actors = contentActors(bridge, contentTypes[name], announcer, undoOf(trash, name))
      removeWhenDone(unsaved, name, actors)
      return [name, actors]
    }),
    // Each name has the actors of its own content type.
  ) as ContentActorsByName
  const readings = staffReadings(bridge, missingFeatures)
  const desk = deskActors(bridge, announcer)
  const refetchUnread = {
    enquiries: () => {
      readings.unreadEnquiries.fetch()
      desk.totals.enquiries.fetch()
    },
    profiles: () => {
      readings.unreadProfiles.fetch()
      desk.totals.profiles.fetch()
    },
  }
  const newMail = bridge.start(newMailOf(bridge))
  newMail.on('mails.arrived', ({ kind }) => refetchUnread[kind]())
  const accounts = accountActors(bridge, announcer, undoOf(trash, 'account'))
  removeWhenDone(unsaved, 'account', accounts)
  const startReset = requestOf(bridge, (id: string) =>
    Effect.flatMap(PasswordResets, (resets) => resets.createLink(id)),
  )
  // A new account has a random password, so its user gets a link to set one.
  accounts.save.on('item.added', ({ item }) => {
    if (!lacks('passwordResets')) startReset.send(item.id)
  })
  const enquiries = mailActors(bridge, enquiryRequests, {
    kind: 'enquiries',
    wording: announcer.words.failures.enquiries,
    announcer,
    undo: undoOf(trash, 'enquiry', refetchUnread.enquiries),
    onHandled: refetchUnread.enquiries,
  })
  removeWhenDone(unsaved, 'enquiries', enquiries)
  const profiles = mailActors(bridge, profileRequests, {
    kind: 'profiles',
    wording: announcer.words.failures.profiles,
    announcer,
    undo: undoOf(trash, 'profile', refetchUnread.profiles),
    onHandled: refetchUnread.profiles,
  })
  removeWhenDone(unsaved, 'profiles', profiles)
  const refetchList = ({ subject }: ItemRef<Publishable>) => {
    if (subject === 'homePage') return
    refetch(contentActorsOf({ contents }, subject).list)
  }
  const homePage = homePageActors(bridge, announcer)
  removeWhenDone(unsaved, 'homePage', homePage)
  const drafts = draftActors(bridge, announcer, refetchList)
  const publishing = publishingActors(bridge, announcer, {
    onPublished: refetchList,
    onRestored: () => {
      for (const list of [drafts.list, drafts.ofItems]) refetch(list)
    },
  })
  removeDraftWhenDone(unsaved, publishing.save)
  return {
    contents,
    closing: closingActors(bridge, contents.career.list, announcer, timeZone),
    accounts,
    enquiries,
    profiles,
    newMail,
    readings,
    notifications: madeOnce(bridge, announcer),
    threads: madeOnce(bridge, announcer, {
      onHandled: ({ kind, mailId }) =>
        kind === 'enquiries' ? enquiries.renew(mailId) : profiles.renew(mailId),
      onMerged: (stays) => {
        if (stays) enquiries.merge(stays)
        refetchUnread.enquiries()
        refetch(enquiries.list)
        refetch(enquiries.related)
      },
    }),
    homePage,
    desk,
    ownAccount: bridge.start(ownAccountOf(bridge), { input: { pictures: [] } }),
    ownSessions: madeOnce(bridge, announcer),
    secondFactor: secondFactorActors(bridge),
    passkeys: madeOnce(bridge),
    startReset,
    personalData: madeOnce(bridge, announcer, () => {
      for (const fetchUnread of Object.values(refetchUnread)) fetchUnread()
    }),
    publishing,
    connections: connectionActors(bridge, announcer),
    translations: translationActors(bridge, announcer),
    trash,
    drafts,
    unpublished: unpublishedActors(bridge, announcer, { trash, onPublished: refetchList }),
    history: historyActors(bridge, announcer),
    ...lazyActors(bridge, announcer),
    unsaved,
    search: searchOf(bridge, announcer.words.language),
    texts: textActors(bridge, announcer.words.language),
  }
}
