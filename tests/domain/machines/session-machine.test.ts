import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { sessionMachine } from '#domain/machines/session-machine.ts'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import { done, failed, walk, type Step } from '../support/walk.ts'

const layla: SignedInUser = { id: '1', name: 'Layla Mansoor', email: 'layla@sahilan.example', role: 'Admin' }
const credentials = { email: layla.email, password: 'twelve chars' }
const signIn = { type: 'session.signIn', ...credentials } as const
const signOut = { type: 'session.signOut' } as const
const expired = { type: 'session.expired' } as const
const wrong = { reason: 'NotSignedIn', message: 'The e-mail or the password is wrong.' }
const session = (user: SignedInUser | null, ...steps: ReadonlyArray<Step<typeof sessionMachine>>) =>
  walk(sessionMachine, { user }, ...steps)

describe('the session', () => {
  it('[G8] is restored from the stored entry', () => {
    expect(session(layla).snapshot).toMatchObject({ value: 'signedIn', context: { user: layla } })
    const { value, context } = session(null).snapshot
    expect(value).toBe('signedOut')
    expect(context).toStrictEqual({ user: null, failure: null, offer: null })
    expect(session(layla).actions).toEqual([])
  })

  it('[G8] stores the entry at sign-in', () => {
    const { snapshot, calls, actions, facts } = session(null, signIn, done('signIn', layla))
    expect(calls).toEqual([['signIn', credentials]])
    expect(snapshot).toMatchObject({ value: 'signedIn', context: { user: layla } })
    expect(actions).toEqual([['store', { user: layla }]])
    expect(facts).toEqual([{ type: 'session.started', user: layla }])
  })

  it('[G8] stores nothing after a failed sign-in', () => {
    const { snapshot, actions, facts } = session(null, signIn, failed('signIn', wrong))
    expect(snapshot).toMatchObject({ value: 'signedOut', context: { user: null, failure: wrong } })
    expect(actions).toEqual([])
    expect(facts).toEqual([])
  })

  it('[O18] enters with the session of a provider, whoever was in the tab', () => {
    const noor: SignedInUser = { ...layla, id: '2', name: 'Noor' }
    for (const before of [null, layla]) {
      const { snapshot, actions, facts } = session(before, { type: 'session.enter' }, done('opened', noor))
      expect(snapshot).toMatchObject({ value: 'signedIn', context: { user: noor } })
      expect(actions.map(([type]) => type)).toEqual(['forget', 'store'])
      expect(actions[1]).toEqual(['store', { user: noor }])
      expect(facts).toEqual([{ type: 'session.started', user: noor }])
    }
  })

  // Seen failing before: the request named Layla, and is refused in another person's session.
  it('[O18] forgets who was in the tab before it asks whose session was opened', () => {
    const { calls, actions } = session(layla, { type: 'session.enter' })
    expect(calls.map(([src]) => src)).toEqual(['opened'])
    expect(actions.map(([type]) => type)).toEqual(['forget'])
  })

  it('[O21] is entered by a passkey in every state that asks for a sign-in', () => {
    const find = { type: 'session.find' } as const
    for (const before of [[find], [find, done('current', layla)]]) {
      const { snapshot, facts } = session(null, ...before, { type: 'session.enter' }, done('opened', layla))
      expect(snapshot).toMatchObject({ value: 'signedIn', context: { user: layla, offer: null } })
      expect(facts).toEqual([{ type: 'session.started', user: layla }])
    }
    const again = session(layla, expired, { type: 'session.enter' }, done('opened', layla))
    expect(again.snapshot).toMatchObject({ value: 'signedIn', context: { user: layla } })
  })

  it('[O18] is over in a tab that the provider could not sign in', () => {
    const { snapshot, actions, facts } = session(layla, { type: 'session.enter' }, failed('opened', wrong))
    expect(snapshot).toMatchObject({ value: 'signedOut', context: { user: null, failure: wrong } })
    expect(actions.map(([type]) => type)).toEqual(['forget'])
    expect(facts).toEqual([{ type: 'session.ended' }])
  })

  it('clears the former failure', () => {
    const again = session(null, signIn, failed('signIn', wrong), signIn)
    expect(again.snapshot).toMatchObject({ value: 'signingIn', context: { failure: null } })
  })

  it.each([done('signOut'), failed('signOut', new Error('Offline'))])(
    '[G8] removes the entry at sign-out, even without the server, %#',
    (outcome) => {
      const { snapshot, actions, facts } = session(layla, signOut, outcome)
      expect(snapshot).toMatchObject({ value: 'signedOut', context: { user: null, failure: null } })
      expect(actions.map(([type]) => type)).toEqual(['forget'])
      expect(facts).toEqual([{ type: 'session.ending' }, { type: 'session.ended' }])
    },
  )

  it('[G8] keeps the entry until the sign-out is over', () => {
    const { snapshot, actions } = session(layla, signOut)
    expect(snapshot).toMatchObject({ value: 'signingOut', context: { user: layla } })
    expect(actions).toEqual([])
  })

  it('[G8] stores an entry that changed', () => {
    const renamed = { ...layla, name: 'Layla Al Marhoon' }
    const { snapshot, actions } = session(layla, { type: 'session.changed', user: renamed })
    expect(snapshot).toMatchObject({ value: 'signedIn', context: { user: renamed } })
    expect(actions).toEqual([['store', { user: renamed }]])
  })

  it('keeps its entry when it expires, until the next sign-in', () => {
    expect(session(layla, expired).snapshot).toMatchObject({ value: 'expired', context: { user: layla } })
    const refused = session(layla, expired, signIn, failed('signIn', wrong))
    expect(refused.snapshot).toMatchObject({ value: 'expired', context: { user: layla, failure: wrong } })
    const back = session(layla, expired, signIn, failed('signIn', wrong), signIn, done('signIn', layla))
    expect(back.snapshot).toMatchObject({ value: 'signedIn', context: { user: layla, failure: null } })
  })

  it('ends if another person renews it, as the screen is not theirs', () => {
    const sara = { ...layla, id: '2', name: 'Sara Haddad' }
    const { snapshot, actions, facts } = session(layla, expired, signIn, done('signIn', sara))
    expect(snapshot.value).toBe('signingOut')
    expect(actions).toEqual([['forget', undefined]])
    expect(facts).toEqual([{ type: 'session.ending' }])
  })

  it('can end after it expired', () => {
    const refused = [expired, signIn, failed('signIn', wrong)] as const
    const { snapshot } = session(layla, ...refused, signOut, done('signOut'))
    expect(snapshot).toMatchObject({ value: 'signedOut', context: { user: null, failure: null } })
  })

  describe('in a tab without an entry', () => {
    const find = { type: 'session.find' } as const
    const proceed = { type: 'session.continue' } as const
    const sara: SignedInUser = { ...layla, id: '2', name: 'Sara Haddad' }
    const found = [find, done('current', layla)] as const

    it('offers the session of the browser and enters nothing (B20)', () => {
      const { snapshot, actions, facts } = session(null, ...found)
      expect(snapshot).toMatchObject({ value: 'offered', context: { user: null, offer: layla } })
      expect([...actions, ...facts]).toEqual([])
    })

    it.each([wrong, new Error('Offline')])('offers nothing and stays silent on failure %#', (error) => {
      const { snapshot } = session(null, find, failed('current', error))
      expect(snapshot).toMatchObject({ value: 'signedOut', context: { offer: null, failure: null } })
    })

    it('enters with one event once the session is confirmed', () => {
      const renamed = { ...layla, name: 'Layla Al Marhoon' }
      const { snapshot, actions, facts } = session(null, ...found, proceed, done('current', renamed))
      expect(snapshot).toMatchObject({ value: 'signedIn', context: { user: renamed, offer: null } })
      expect(actions).toEqual([['store', { user: renamed }]])
      expect(facts).toEqual([{ type: 'session.started', user: renamed }])
    })

    it('offers the other person who has signed in since', () => {
      const { snapshot, actions } = session(null, ...found, proceed, done('current', sara))
      expect(snapshot).toMatchObject({ value: 'offered', context: { user: null, offer: sara } })
      expect(actions).toEqual([])
    })

    it('falls back to the form if the session has ended since', () => {
      const { snapshot } = session(null, ...found, proceed, failed('current', wrong))
      const context = { user: null, offer: null, failure: { reason: 'SessionEnded' } }
      expect(snapshot).toMatchObject({ value: 'signedOut', context })
    })

    it('keeps the offer if the server does not respond', () => {
      const { snapshot } = session(null, ...found, proceed, failed('current', new Error('Offline')))
      const context = { offer: layla, failure: { message: 'Offline' } }
      expect(snapshot).toMatchObject({ value: 'offered', context })
    })

    it('takes a sign-in while it looks for a session', () => {
      const { snapshot, stopped } = session(null, find, signIn, done('signIn', sara))
      expect(snapshot).toMatchObject({ value: 'signedIn', context: { user: sara, offer: null } })
      expect(stopped).toEqual(['current'])
    })

    it('keeps the offer after a failed sign-in and drops it after a successful one', () => {
      const refused = [...found, signIn, failed('signIn', wrong)] as const
      const { snapshot } = session(null, ...refused)
      expect(snapshot).toMatchObject({ value: 'offered', context: { offer: layla, failure: wrong } })
      const other = session(null, ...refused, signIn, done('signIn', sara))
      expect(other.snapshot).toMatchObject({ value: 'signedIn', context: { user: sara, offer: null } })
    })
  })

  describe('that is to end everywhere', () => {
    const endAll = { type: 'session.endAll' } as const
    const offline = { reason: 'UnexpectedFailure', message: 'Offline', withoutResponse: true }

    it('ends here once the server has ended all', () => {
      const { calls, snapshot } = session(layla, endAll)
      expect(calls).toHaveLength(1)
      expect(snapshot).toMatchObject({ value: 'endingAll', context: { user: layla } })
      const over = session(layla, endAll, done('endAll'))
      expect(over.snapshot).toMatchObject({ value: 'signedOut', context: { user: null } })
      expect(over.actions.map(([type]) => type)).toEqual(['forget'])
    })

    it('continues and emits the failure if the server cannot be reached', () => {
      const { snapshot, facts, actions } = session(layla, endAll, failed('endAll', offline))
      expect(snapshot).toMatchObject({ value: 'signedIn', context: { user: layla } })
      expect(facts).toEqual([{ type: 'sessions.notEnded', failure: offline }])
      expect(actions).toEqual([])
    })

    it('expires if it had ended itself', () => {
      const { snapshot, facts } = session(layla, endAll, failed('endAll', wrong))
      expect(snapshot).toMatchObject({ value: 'expired', context: { user: layla } })
      expect(facts).toEqual([])
    })
  })

  it('is busy while it begins and ends, and ignores a second try', () => {
    const signingIn = session(null, signIn, signIn)
    expect(signingIn.snapshot.hasTag('busy')).toBe(true)
    expect(signingIn.calls).toHaveLength(1)
    const signingOut = session(layla, signOut, signOut, expired)
    expect(signingOut.snapshot.hasTag('busy')).toBe(true)
    expect(signingOut.calls).toHaveLength(1)
    expect(session(layla).snapshot.hasTag('busy')).toBe(false)
  })

  it('[G8] uses the actions that it is given', async () => {
    let stored: SignedInUser | null = null
    const actor = createActor(
      sessionMachine.provide({
        actors: {
          signIn: fromPromise(() => Promise.resolve(layla)),
          signOut: fromPromise(() => Promise.resolve()),
        },
        actions: {
          store: (_, { user }) => {
            stored = user
          },
          forget: () => {
            stored = null
          },
        },
      }),
      { input: { user: null } },
    ).start()
    actor.send(signIn)
    await waitFor(actor, (snapshot) => snapshot.matches('signedIn'))
    expect(stored).toEqual(layla)
    actor.send(signOut)
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'))
    expect(stored).toBeNull()
    actor.stop()
  })
})
