import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { ArrivedMails } from '#domain/mail/inbox/arrived-mails.ts'
import { newMailMachine } from '#domain/machines/new-mail-machine.ts'
import { done, failed, walk, type Step } from '../support/walk.ts'

const newMail = (...steps: ReadonlyArray<Step<typeof newMailMachine>>) =>
  walk(newMailMachine, undefined, ...steps)
const shown = { type: 'tab.shown' } as const
const hidden = { type: 'tab.hidden' } as const
const paused = () => ({ type: 'xstate.after.pause.newMail.pausing' })
const counted = (enquiries: number, profiles = 0) =>
  ({ type: 'mails.counted', arrived: { enquiries, profiles } }) as const
/** The tab is looked at for long enough; there were so many mails when that began. */
const looked = [shown, counted(7, 2), paused] as const
const lookedAgain = [shown, paused] as const
const failure = (reason: string) => ({ reason, message: 'No', answered: true })

describe('new mail', () => {
  it('is listened for in a visible tab alone', () => {
    expect(newMail().calls).toEqual([])
    const { snapshot, calls, stopped } = newMail(...looked, hidden)
    expect(calls.map(([src]) => src)).toEqual(['listen', 'listen'])
    expect([snapshot.value, stopped]).toEqual(['hidden', ['listen', 'listen']])
    expect(newMail(...looked, hidden, ...lookedAgain).calls).toHaveLength(3)
  })

  it('is counted before the screen is fetched, over a connection that ends at once', () => {
    expect(newMail(shown).snapshot.value).toBe('listening')
    const { snapshot, stopped, facts } = newMail(shown, counted(7, 2))
    expect([snapshot.value, stopped, facts]).toEqual(['pausing', ['listen'], []])
  })

  it('is told of when it came while the screen was fetched', () => {
    const { snapshot, facts } = newMail(...looked, counted(8, 2))
    expect(snapshot.context.fresh).toEqual({ enquiries: 1, profiles: 0 })
    expect(facts).toEqual([{ type: 'mails.arrived', kind: 'enquiries' }])
  })

  const freshAfter = (...steps: ReadonlyArray<Step<typeof newMailMachine>>) =>
    newMail(...looked, ...steps).snapshot.context.fresh

  it('is what has come since the first count, and counts on after a connection was lost', () => {
    expect(freshAfter(counted(7, 2))).toEqual({ enquiries: 0, profiles: 0 })
    expect(freshAfter(counted(7, 2), counted(8, 2), counted(8, 4))).toEqual({ enquiries: 1, profiles: 2 })
    expect(freshAfter(counted(7, 2), hidden, ...lookedAgain, counted(9, 2))).toEqual({
      enquiries: 2,
      profiles: 0,
    })
  })

  it('is told of by kind, and not when the first count comes', () => {
    expect(newMail(...looked, counted(7, 2)).facts).toEqual([])
    expect(newMail(...looked, counted(7, 2), counted(9, 2), counted(9, 2), counted(9, 3)).facts).toEqual([
      { type: 'mails.arrived', kind: 'enquiries' },
      { type: 'mails.arrived', kind: 'profiles' },
    ])
  })

  it('is no longer new once it was fetched', () => {
    const fetched = { type: 'mails.fetched', kind: 'enquiries' } as const
    const { snapshot } = newMail(...looked, counted(8, 3), fetched)
    expect(snapshot.context.fresh).toEqual({ enquiries: 0, profiles: 1 })
  })

  it.each(['NotSignedIn', 'NotAllowed', 'ItemNotFound'])('is not asked for again after %s', (reason) => {
    const refused = newMail(...looked, failed('listen', failure(reason)))
    expect(refused.snapshot.value).toBe('refused')
    const renewed = newMail(...looked, failed('listen', failure(reason)), { type: 'session.renewed' })
    expect(renewed.snapshot.value).toBe('listening')
  })

  it.each([
    ['ends', done('listen')],
    ['breaks', failed('listen', failure('CallFailed'))],
    ['is refused for a moment', failed('listen', failure('StoreBusy'))],
  ])('is listened for again when the connection %s', (_, outcome) => {
    expect(newMail(...looked, outcome).snapshot.value).toBe('pausing')
  })

  it('is tried for after longer and longer pauses, up to a minute, and soon again once something was heard', async () => {
    const clock = new SimulatedClock()
    let isHeard = true
    const listen = fromPromise<void, { readonly heard: (arrived: ArrivedMails) => void }>(({ input }) => {
      if (isHeard) input.heard({ enquiries: 1, profiles: 0 })
      return Promise.reject(new Error('Offline'))
    })
    const actor = createActor(newMailMachine.provide({ actors: { listen } }), { clock }).start()
    actor.send(shown)
    isHeard = false
    const pauseEnds = async (after: number) => {
      await Promise.resolve()
      expect(actor.getSnapshot().value).toBe('pausing')
      clock.increment(after - 1)
      expect(actor.getSnapshot().value).toBe('pausing')
      clock.increment(1)
      expect(actor.getSnapshot().value).toBe('listening')
    }
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) await pauseEnds(seconds * 1_000)
    isHeard = true
    await pauseEnds(60_000)
    await pauseEnds(2_000)
    actor.stop()
  })
})
