import { Effect, type ManagedRuntime } from 'effect'
import { createActor, type ActorRefFrom } from 'xstate'
import { featuresOf } from '#domain/access/feature.ts'
import type { sessionMachine } from '#domain/machines/session-machine.ts'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import { Authenticator } from '#ports/staff/sign-in/authenticator.ts'
import { SessionStore } from '#ports/staff/sign-in/session-store.ts'
import type { UnsavedForms } from '#ports/staff/unsaved-forms.ts'
import { makeAnnouncements, type AnnouncedWords, type Announcements } from '../announcements/announcements.ts'
import { failedRequest } from '../announcements/failed-request.ts'
import type { passkeySignIn } from '../accounts/passkey-sign-in.ts'
import { fromEffect, type Bridge } from '../bridge/from-effect.ts'
import type { Request } from '../bridge/request-of.ts'
import { resetActors, type ResetActors } from './reset-actors.ts'
import { sessionOf } from './session-of.ts'
import { staffActors, type StaffActors } from './staff-actors.ts'
import type { StaffPorts } from './staff-ports.ts'
import { unsavedWork } from './unsaved-work.ts'

/** The actors that screens of the back office use. */
export interface BackOffice {
  /** The site's. */
  readonly timeZone: string
  readonly session: ActorRefFrom<typeof sessionMachine>
  readonly announcements: Announcements
  readonly resets: ResetActors
  /** Whether this page can make and use passkeys. */
  readonly offersPasskeys: boolean
  /** The request that the first call has made: its code is loaded with its button. */
  readonly signInByPasskey: (make: typeof passkeySignIn) => Request<void, SignedInUser>
  /** The actors of the signed-in user, created at the first call. */
  readonly staff: () => StaffActors
}

/**
 * Starts with the signed-in user whom this tab has stored (G8).
 * @param timeZone The site's, in which times are typed and shown, and by which days are counted.
 * @param words The catalogues of another language than English.
 */
export const backOffice = (
  runtime: ManagedRuntime.ManagedRuntime<StaffPorts | SessionStore | UnsavedForms, never>,
  timeZone: string,
  words?: Partial<AnnouncedWords>,
): BackOffice => {
  const stored = runtime.runSync(Effect.flatMap(SessionStore, (store) => store.read))
  const session = createActor(sessionOf(runtime), { input: { user: stored } }).start()
  const announcements = makeAnnouncements(words)

  let signInByPasskey: Request<void, SignedInUser> | undefined
  let opened:
    | {
        readonly userId: string | undefined
        readonly actors: StaffActors
        readonly bridge: Bridge<StaffPorts>
      }
    | undefined
  // Screens that are still mounted keep the stopped actors, so that none sends another request.
  const close = () => {
    if (opened === undefined) return
    opened.bridge.stop()
    opened = { ...opened, userId: undefined }
  }
  // Before the request to sign out: the server would refuse any later one.
  session.on('session.ending', close)
  session.on('session.ended', close)
  session.on('sessions.notEnded', ({ failure }) =>
    announcements.announce(failedRequest(announcements.words.failures.sessions.failures.endAll, failure)),
  )
  session.on('session.started', ({ user }) => {
    if (opened?.userId === user.id) return opened.bridge.renew()
    close()
    opened = undefined
  })

  return {
    timeZone,
    session,
    announcements,
    resets: resetActors(fromEffect(runtime)),
    offersPasskeys: runtime.runSync(Effect.map(Authenticator, ({ isAvailable }) => isAvailable)),
    signInByPasskey: (make) => (signInByPasskey ??= make(fromEffect(runtime))),
    staff: () => {
      if (opened !== undefined) return opened.actors
      const userId = session.getSnapshot().context.user?.id
      const bridge = fromEffect(runtime, ({ reason }) => {
        if (reason === 'NotSignedIn') session.send({ type: 'session.expired' })
      })
      const unsaved = unsavedWork(runtime, userId ?? '')
      const actors = staffActors(bridge, announcements, unsaved, timeZone, () => {
        const { user } = session.getSnapshot().context
        return user === null ? [] : featuresOf(user.role)
      })
      actors.readings.missingFeatures.fetch()
      actors.ownAccount.on('item.updated', ({ item }) =>
        session.send({ type: 'session.changed', user: item }),
      )
      // An expired session is renewed by the e-mail of its user, which an Admin may have changed.
      actors.accounts.save.on('item.updated', ({ item }) => {
        const { user } = session.getSnapshot().context
        if (user?.id !== item.id) return
        // Another back end may respond with a part of it.
        const { name, email } = { ...user, ...item }
        session.send({ type: 'session.changed', user: { ...user, name, email } })
      })
      const setLacking = (lacks: boolean) => {
        const { user } = session.getSnapshot().context
        if (user === null || (user.lacksSecondFactor === true) === lacks) return
        const { lacksSecondFactor: _, ...others } = user
        const changed = { ...others, ...(lacks && { lacksSecondFactor: lacks }) }
        session.send({ type: 'session.changed', user: changed })
      }
      const { confirm, current } = actors.secondFactor
      // A required second factor is set up now, which opens the other screens.
      confirm.actor.subscribe(({ value }) => {
        if (value !== 'done') return
        setLacking(false)
        // An older response would close them again.
        current.fetch()
      })
      current.actor.subscribe(({ value, context }) => {
        if (value === 'ready') setLacking(context.value?.lacksSecondFactor === true)
      })
      opened = { userId, actors, bridge }
      return actors
    },
  }
}
