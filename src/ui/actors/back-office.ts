import { Effect, type ManagedRuntime } from 'effect'
import { createActor, type ActorRefFrom } from 'xstate'
import { featuresOf } from '#domain/access/feature.ts'
import type { Failure } from '#domain/machines/failure.ts'
import type { sessionMachine } from '#domain/machines/session-machine.ts'
import type { Entry } from '#domain/session/entry.ts'
import { sessionsWording } from '#domain/account-wording.ts'
import { SessionStore } from '#ports/session-store.ts'
import type { UnsavedForms } from '#ports/unsaved-forms.ts'
import { makeAnnouncements, type Announcements } from './announcements.ts'
import { failedCall } from './failed-call.ts'
import { fromEffect } from './from-effect.ts'
import { resetActors, type ResetActors } from './reset-actors.ts'
import { sessionOf } from './session-of.ts'
import { staffActors, type StaffActors, type StaffPorts } from './staff-actors.ts'
import { unsavedWork } from './unsaved-work.ts'

/** What the screens of the back office see of the machinery. */
export interface BackOffice {
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly announcements: Announcements
  readonly resets: ResetActors
  /** The actors of whoever is signed in; another person gets others. */
  readonly staff: () => StaffActors
}

/** Starts with the entry that this tab has stored (G8); the days of the site are those of the time zone. */
export const backOffice = (
  runtime: ManagedRuntime.ManagedRuntime<StaffPorts | SessionStore | UnsavedForms, never>,
  timeZone: string,
): BackOffice => {
  const stored = runtime.runSync(Effect.flatMap(SessionStore, (store) => store.read))
  const session = createActor(sessionOf(runtime), { input: { entry: stored } }).start()
  const announcements = makeAnnouncements()
  const bridge = fromEffect(runtime, (failure) => {
    if (failure.reason === expiry) session.send({ type: 'session.expired' })
  })

  let open: { readonly whose: string | undefined; readonly actors: StaffActors } | undefined
  // Screens that stand a moment longer keep the actors that were stopped, so that nothing asks for anything once more.
  const close = () => {
    if (open === undefined) return
    for (const actor of actorsOf(open.actors)) actor.stop()
    open = { ...open, whose: undefined }
  }
  // Before the other side hears of it: what it is still asked then it would refuse.
  session.on('session.ending', close)
  session.on('session.ended', close)
  session.on('sessions.notEnded', ({ failure }) =>
    announcements.tell(failedCall(sessionsWording.failures.endAll, failure)),
  )
  session.on('session.started', ({ entry }) => {
    if (open?.whose === entry.id) return fetchAgain(open.actors)
    close()
    open = undefined
  })

  return {
    session,
    announcements,
    resets: resetActors(fromEffect(runtime)),
    staff: () => {
      if (open !== undefined) return open.actors
      const whose = session.getSnapshot().context.entry?.id
      const unsaved = unsavedWork(runtime, whose ?? '')
      const actors = staffActors(bridge, announcements.tell, unsaved, timeZone, () => {
        const { entry } = session.getSnapshot().context
        return entry === null ? [] : featuresOf(entry.role)
      })
      actors.readings.lacking.fetch()
      // What the own account answers to a change is the entry.
      actors.ownAccount.on('item.updated', ({ item }) =>
        session.send({ type: 'session.changed', entry: item as Entry }),
      )
      // Whoever had to have a second factor has one now, and the other screens open.
      actors.secondFactor.confirm.actor.subscribe(({ value }) => {
        const { entry } = session.getSnapshot().context
        if (value !== 'done' || entry?.lacksSecondFactor === undefined) return
        const { lacksSecondFactor: _, ...guarded } = entry
        session.send({ type: 'session.changed', entry: guarded })
      })
      open = { whose, actors }
      return actors
    },
  }
}

const expiry: Failure['reason'] = 'NotSignedIn'

const entitiesOf = ({ contents, accounts, enquiries, profiles }: StaffActors) => [
  ...Object.values(contents),
  accounts,
  enquiries,
  profiles,
]

const listsOf = (actors: StaffActors) => [
  ...entitiesOf(actors).map(({ list }) => list),
  actors.ownSessions,
  actors.trash.list,
  actors.history.changes,
  actors.history.activities,
]

const detailsOf = (actors: StaffActors) =>
  [
    ...entitiesOf(actors).map(({ details }) => details),
    actors.homePage.details,
    actors.history.activity,
  ].filter((details) => details !== undefined)

const actorsOf = (actors: StaffActors) => [
  ...listsOf(actors),
  ...entitiesOf(actors).map(({ save }) => save),
  ...detailsOf(actors),
  actors.homePage.save,
  ...[actors.enquiries, actors.profiles].flatMap(({ related, table, resume }) => [related, table, resume]),
  actors.newMail,
  ...Object.values(actors.notifications),
  actors.ownAccount,
  actors.startReset.actor,
  ...Object.values(actors.secondFactor).map(({ actor }) => actor),
  actors.search,
  ...Object.values(actors.contents).flatMap(({ arrangement }) => arrangement ?? []),
  ...Object.values(actors.readings).map(({ actor }) => actor),
]

/** What could not be fetched because the session had expired arrives once the person has signed in again. */
const fetchAgain = (actors: StaffActors) => {
  actors.newMail.send({ type: 'session.renewed' })
  for (const list of listsOf(actors)) {
    const { failure, query } = list.getSnapshot().context
    if (failure?.reason === expiry) list.send({ type: 'list.fetch', query })
  }
  for (const details of detailsOf(actors)) {
    const { failure, id } = details.getSnapshot().context
    if (failure?.reason === expiry && id !== undefined) details.send({ type: 'details.fetch', id })
  }
  for (const { actor, fetch } of Object.values(actors.readings))
    if (actor.getSnapshot().context.failure?.reason === expiry) fetch()
  const { ofMail } = actors.notifications
  const { mail, failure } = ofMail.getSnapshot().context
  if (mail !== null && failure?.reason === expiry) ofMail.send({ type: 'mail.open', ...mail })
}
