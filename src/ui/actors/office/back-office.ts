import { Effect, type ManagedRuntime } from 'effect'
import { createActor, type ActorRefFrom } from 'xstate'
import { featuresOf } from '#domain/access/feature.ts'
import type { sessionMachine } from '#domain/machines/session-machine.ts'
import { sessionsWording } from '#domain/wording/account-wording.ts'
import { SessionStore } from '#ports/staff/session-store.ts'
import type { UnsavedForms } from '#ports/staff/unsaved-forms.ts'
import { makeAnnouncements, type Announcements } from '../announce/announcements.ts'
import { failedCall } from '../announce/failed-call.ts'
import { fromEffect, type Bridge } from '../bridge/from-effect.ts'
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

  let open:
    | {
        readonly whose: string | undefined
        readonly actors: StaffActors
        readonly bridge: Bridge<StaffPorts>
      }
    | undefined
  // Screens that stand a moment longer keep the actors that were stopped, so that nothing asks for anything once more.
  const close = () => {
    if (open === undefined) return
    open.bridge.stop()
    open = { ...open, whose: undefined }
  }
  // Before the other side hears of it: what it is still asked then it would refuse.
  session.on('session.ending', close)
  session.on('session.ended', close)
  session.on('sessions.notEnded', ({ failure }) =>
    announcements.tell(failedCall(sessionsWording.failures.endAll, failure)),
  )
  session.on('session.started', ({ entry }) => {
    if (open?.whose === entry.id) return open.bridge.renew()
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
      const bridge = fromEffect(runtime, ({ reason }) => {
        if (reason === 'NotSignedIn') session.send({ type: 'session.expired' })
      })
      const unsaved = unsavedWork(runtime, whose ?? '')
      const actors = staffActors(bridge, announcements.tell, unsaved, timeZone, () => {
        const { entry } = session.getSnapshot().context
        return entry === null ? [] : featuresOf(entry.role)
      })
      actors.readings.lacking.fetch()
      // What the own account answers to a change is the entry.
      actors.ownAccount.on('item.updated', ({ item }) =>
        session.send({ type: 'session.changed', entry: item }),
      )
      // Whoever had to have a second factor has one now, and the other screens open.
      actors.secondFactor.confirm.actor.subscribe(({ value }) => {
        const { entry } = session.getSnapshot().context
        if (value !== 'done' || entry?.lacksSecondFactor === undefined) return
        const { lacksSecondFactor: _, ...guarded } = entry
        session.send({ type: 'session.changed', entry: guarded })
      })
      open = { whose, actors, bridge }
      return actors
    },
  }
}
