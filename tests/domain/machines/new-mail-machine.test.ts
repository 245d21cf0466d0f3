import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { ArrivedMails } from '#domain/mail/inbox/arrived-mails.ts'
import { newMailMachine } from '#domain/machines/new-mail-machine.ts'
import { done, failed, walk, type Step } from '../support/walk.ts'

const newMail = (...steps: ReadonlyArray<Step<typeof newMailMachine>>) =>
  walk(newMailMachine, undefined, ...steps)
const shown = { type: 'tab.shown' } as const
const hidden = { type: 'tab.hidden' } as const
const backedOff = () => ({ type: 'xstate.after.backoff.newMail.backingOff' })
const counted = (enquiries: number, profiles = 0) =>
  ({ type: 'mails.counted', arrived: { enquiries, profiles } }) as const
/** The tab is visible, and the first count has arrived. */
const watched = [shown, counted(7, 2), backedOff] as const
const watchedAgain = [shown, backedOff] as const
const failure = (reason: string) => ({ reason, message: 'No' })

describe('new mail', () => {
  it('is counted only in a visible tab', () => {
    expect(newMail().calls).toEqual([])
    const { snapshot, calls, stopped } = newMail(...watched, hidden)
    expect(calls.map(([src]) => src)).toEqual(['listen', 'listen'])
    expect([snapshot.value, stopped]).toEqual(['hidden', ['listen', 'listen']])
    expect(newMail(...watched, hidden, ...watchedAgain).calls).toHaveLength(3)
  })

  it('is counted once before the screen is fetched', () => {
    expect(newMail(shown).snapshot.value).toBe('listening')
    const { snapshot, stopped, facts } = newMail(shown, counted(7, 2))
    expect([snapshot.value, stopped, facts]).toEqual(['backingOff', ['listen'], []])
  })

  it('includes what arrived while the screen was fetched', () => {
    const { snapshot, facts } = newMail(...watched, counted(8, 2))
    expect(snapshot.context.fresh).toEqual({ enquiries: 1, profiles: 0 })
    expect(facts).toEqual([{ type: 'mails.arrived', kind: 'enquiries' }])
  })

  const freshAfter = (...steps: ReadonlyArray<Step<typeof newMailMachine>>) =>
    newMail(...watched, ...steps).snapshot.context.fresh

  it('is what arrived since the first count, across reconnects', () => {
    expect(freshAfter(counted(7, 2))).toEqual({ enquiries: 0, profiles: 0 })
    expect(freshAfter(counted(7, 2), counted(8, 2), counted(8, 4))).toEqual({ enquiries: 1, profiles: 2 })
    expect(freshAfter(counted(7, 2), hidden, ...watchedAgain, counted(9, 2))).toEqual({
      enquiries: 2,
      profiles: 0,
    })
  })

  it('is emitted by kind, but not for the first count', () => {
    expect(newMail(...watched, counted(7, 2)).facts).toEqual([])
    expect(newMail(...watched, counted(7, 2), counted(9, 2), counted(9, 2), counted(9, 3)).facts).toEqual([
      { type: 'mails.arrived', kind: 'enquiries' },
      { type: 'mails.arrived', kind: 'profiles' },
    ])
  })

  it('is no longer new once it is fetched', () => {
    const fetched = { type: 'mails.fetched', kind: 'enquiries' } as const
    const { snapshot } = newMail(...watched, counted(8, 3), fetched)
    expect(snapshot.context.fresh).toEqual({ enquiries: 0, profiles: 1 })
  })

  it.each(['NotSignedIn', 'NotAllowed', 'ItemNotFound'])(
    'is not counted again after %s until the next sign-in',
    (reason) => {
      const refused = newMail(...watched, failed('listen', failure(reason)))
      expect(refused.snapshot.value).toBe('refused')
      const renewed = newMail(...watched, failed('listen', failure(reason)), { type: 'session.renewed' })
      expect(renewed.snapshot.value).toBe('listening')
    },
  )

  it.each([
    ['ends', done('listen')],
    ['breaks', failed('listen', failure('UnexpectedFailure'))],
    ['is refused for now', failed('listen', failure('StoreBusy'))],
  ])('reconnects when the connection %s', (_, outcome) => {
    expect(newMail(...watched, outcome).snapshot.value).toBe('backingOff')
  })

  it('reconnects with backoff of at most a minute, reset by a count', async () => {
    const clock = new SimulatedClock()
    let isCounted = true
    const listen = fromPromise<void, { readonly onCount: (arrived: ArrivedMails) => void }>(({ input }) => {
      if (isCounted) input.onCount({ enquiries: 1, profiles: 0 })
      return Promise.reject(new Error('Offline'))
    })
    const actor = createActor(newMailMachine.provide({ actors: { listen } }), { clock }).start()
    actor.send(shown)
    isCounted = false
    const backoffEnds = async (after: number) => {
      await Promise.resolve()
      expect(actor.getSnapshot().value).toBe('backingOff')
      clock.increment(after - 1)
      expect(actor.getSnapshot().value).toBe('backingOff')
      clock.increment(1)
      expect(actor.getSnapshot().value).toBe('listening')
    }
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) await backoffEnds(seconds * 1_000)
    isCounted = true
    await backoffEnds(60_000)
    await backoffEnds(2_000)
    actor.stop()
  })
})
