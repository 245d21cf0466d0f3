import { describe, expect, it } from 'vitest'
import { parkedMachine } from '#domain/machines/parked-machine.ts'
import { done, failed, walk, type Step } from '../support/walk.ts'

const two = { items: [], total: 2 }
const none = { items: [], total: 0 }
const offline = { reason: 'UnexpectedFailure', message: 'Offline', withoutResponse: true }
const fetch = { type: 'parked.fetch' } as const
const sendAll = { type: 'parked.sendAll' } as const
const parked = (...steps: ReadonlyArray<Step<typeof parkedMachine>>) =>
  walk(parkedMachine, undefined, ...steps)

describe('parked notifications', () => {
  it('are fetched', () => {
    expect(parked().snapshot.context.parked).toEqual(none)
    expect(parked(fetch, done('fetch', two)).snapshot).toMatchObject({
      value: 'shown',
      context: { parked: two },
    })
  })

  it('stay as they were if they cannot be fetched', () => {
    const { snapshot } = parked(fetch, done('fetch', two), fetch, failed('fetch', offline))
    expect(snapshot).toMatchObject({ value: 'shown', context: { parked: two } })
  })

  it('are fetched again after all were sent again', () => {
    const { snapshot, facts, calls } = parked(
      fetch,
      done('fetch', two),
      sendAll,
      sendAll,
      done('sendAll', 2),
      done('fetch', none),
    )
    expect(calls.map(([src]) => src)).toEqual(['fetch', 'sendAll', 'fetch'])
    expect(facts).toEqual([{ type: 'parked.sentAgain', count: 2 }])
    expect(snapshot).toMatchObject({ value: 'shown', context: { parked: none } })
  })

  it('are sent again while they are fetched anew', () => {
    const { calls, snapshot } = parked(fetch, done('fetch', two), fetch, sendAll)
    expect([calls.at(-1)?.[0], snapshot.value]).toEqual(['sendAll', 'sending'])
  })

  it('stay if they cannot be sent again', () => {
    const { snapshot, facts } = parked(fetch, done('fetch', two), sendAll, failed('sendAll', offline))
    expect(facts).toEqual([{ type: 'parked.notSentAgain', failure: offline }])
    expect(snapshot).toMatchObject({ value: 'shown', context: { parked: two } })
  })
})
