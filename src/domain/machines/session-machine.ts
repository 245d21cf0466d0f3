import { assertEvent, assign, emit, fromPromise, setup } from 'xstate'
import type { SignedInUser } from '../sign-in/session/signed-in-user.ts'
import { failureOf, isExpiry, type Failure } from './failure.ts'
import { unprovided } from './unprovided.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** A one-time or recovery code, for accounts with a second factor. */
  readonly code?: string
}

export interface SessionContext {
  readonly user: SignedInUser | null
  readonly failure: Failure | null
  /** The person whose session this browser still has; in this tab they enter with one click. */
  readonly offer: SignedInUser | null
}

export type SessionEvent =
  | ({ readonly type: 'session.signIn' } & Credentials)
  /** Looks for a session that this browser still has. */
  | { readonly type: 'session.find' }
  /** Enters with the session that a provider or a passkey has just opened; it replaces the one that this tab had. */
  | { readonly type: 'session.enter' }
  /** Enters with the session that was found. */
  | { readonly type: 'session.continue' }
  | { readonly type: 'session.signOut' }
  /** Ends the user's sessions on all devices. */
  | { readonly type: 'session.endAll' }
  /** The server no longer knows the session; the user signs in again on the same screen. */
  | { readonly type: 'session.expired' }
  | { readonly type: 'session.changed'; readonly user: SignedInUser }

export type SessionFact =
  | { readonly type: 'session.started'; readonly user: SignedInUser }
  /** A sign-out has begun and can no longer be stopped. */
  | { readonly type: 'session.ending' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'sessions.notEnded'; readonly failure: Failure }

/**
 * Signs a user in and out (G8); given the stored user, it starts `signedIn`. An expired session keeps its user, so
 * that the screen and what was typed on it stay until the same user has signed in again. A tab without a user offers
 * the browser's session (B20) and enters it only on `session.continue`.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionFact,
    input: {} as { readonly user: SignedInUser | null },
    tags: {} as 'busy',
  },
  actors: {
    signIn: fromPromise<SignedInUser, Credentials>(unprovided),
    /** The user of the browser's session, or a failure. */
    current: fromPromise<SignedInUser>(unprovided),
    /** The user after a sign-in at a provider, which follows this browser's last sign-out. */
    opened: fromPromise<SignedInUser>(unprovided),
    signOut: fromPromise<void>(unprovided),
    endAll: fromPromise<void>(unprovided),
  },
  actions: {
    /** Stores the user for this tab. */
    store: (_, _params: { readonly user: SignedInUser }) => {},
    /** Removes the user of this tab. */
    forget: () => {},
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ user: input.user, failure: null, offer: null }),
  initial: 'restoring',
  states: {
    restoring: {
      always: [
        { guard: ({ context }) => context.user !== null, target: 'signedIn' },
        { target: 'signedOut' },
      ],
    },
    signedOut: {
      on: { 'session.find': 'finding', 'session.enter': 'entering', 'session.signIn': 'signingIn' },
    },
    entering: {
      tags: 'busy',
      // Requests of the tab name its stored user, and the server refuses them in the session of another one.
      entry: [assign({ failure: null, offer: null }), 'forget'],
      invoke: {
        src: 'opened',
        onDone: {
          target: 'signedIn',
          actions: [
            assign({ user: ({ event }) => event.output }),
            { type: 'store', params: ({ event }) => ({ user: event.output }) },
            emit(({ event }) => ({ type: 'session.started' as const, user: event.output })),
          ],
        },
        onError: {
          target: 'signedOut',
          actions: [
            assign({ user: null, failure: ({ event }) => failureOf(event.error) }),
            emit({ type: 'session.ended' }),
          ],
        },
      },
    },
    finding: {
      entry: assign({ offer: null }),
      on: { 'session.enter': 'entering', 'session.signIn': 'signingIn' },
      invoke: {
        src: 'current',
        onDone: { target: 'offered', actions: assign({ offer: ({ event }) => event.output }) },
        // A missing session is the usual case, and the form works without an offer.
        onError: 'signedOut',
      },
    },
    offered: {
      on: {
        'session.continue': 'continuing',
        'session.enter': 'entering',
        'session.find': 'finding',
        'session.signIn': 'signingIn',
      },
    },
    continuing: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        src: 'current',
        onDone: [
          {
            guard: ({ context, event }) => context.offer?.id === event.output.id,
            target: 'signedIn',
            actions: [
              assign({ user: ({ event }) => event.output, offer: null }),
              { type: 'store', params: ({ event }) => ({ user: event.output }) },
              emit(({ event }) => ({ type: 'session.started' as const, user: event.output })),
            ],
          },
          // Another user has signed in meanwhile, in another tab.
          { target: 'offered', actions: assign({ offer: ({ event }) => event.output }) },
        ],
        onError: [
          {
            guard: ({ event }) => isExpiry(failureOf(event.error)),
            target: 'signedOut',
            actions: assign({
              offer: null,
              failure: { reason: 'SessionEnded', message: '' },
            }),
          },
          { target: 'offered', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
        ],
      },
    },
    signingIn: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'session.signIn')
          const { type: _, ...credentials } = event
          return credentials
        },
        onDone: [
          // The screen of the expired session is that of its user: a session of another one ends.
          {
            guard: ({ context, event }) => context.user !== null && context.user.id !== event.output.id,
            target: 'signingOut',
            // The server would refuse a request that names this user.
            actions: 'forget',
          },
          {
            target: 'signedIn',
            actions: [
              assign({ user: ({ event }) => event.output, offer: null }),
              { type: 'store', params: ({ event }) => ({ user: event.output }) },
              emit(({ event }) => ({ type: 'session.started' as const, user: event.output })),
            ],
          },
        ],
        onError: [
          {
            guard: ({ context }) => context.user !== null,
            target: 'expired',
            actions: assign({ failure: ({ event }) => failureOf(event.error) }),
          },
          {
            guard: ({ context }) => context.offer !== null,
            target: 'offered',
            actions: assign({ failure: ({ event }) => failureOf(event.error) }),
          },
          { target: 'signedOut', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
        ],
      },
    },
    signedIn: {
      on: {
        'session.enter': 'entering',
        'session.signOut': 'signingOut',
        'session.endAll': 'endingAll',
        'session.expired': 'expired',
        'session.changed': {
          actions: [
            assign({ user: ({ event }) => event.user }),
            { type: 'store', params: ({ event }) => ({ user: event.user }) },
          ],
        },
      },
    },
    expired: {
      on: { 'session.enter': 'entering', 'session.signIn': 'signingIn', 'session.signOut': 'signingOut' },
    },
    signingOut: {
      tags: 'busy',
      entry: emit({ type: 'session.ending' }),
      invoke: {
        src: 'signOut',
        onDone: 'ended',
        // The tab removes its user even if the server cannot be reached.
        onError: 'ended',
      },
    },
    endingAll: {
      tags: 'busy',
      invoke: {
        src: 'endAll',
        onDone: 'ended',
        onError: [
          // The other sessions may go on: ending them needs another sign-in.
          { guard: ({ event }) => isExpiry(failureOf(event.error)), target: 'expired' },
          {
            target: 'signedIn',
            actions: emit(({ event }) => ({
              type: 'sessions.notEnded' as const,
              failure: failureOf(event.error),
            })),
          },
        ],
      },
    },
    ended: {
      entry: [assign({ user: null, failure: null }), 'forget', emit({ type: 'session.ended' })],
      always: 'signedOut',
    },
  },
})
