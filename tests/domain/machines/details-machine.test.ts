import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { detailsMachine } from '#domain/machines/details-machine.ts'
import { done, failed, walk, type Step } from '../support/walk.ts'

const item = { id: '4', title: 'Marine pilot' }
const gone = { reason: 'ItemNotFound', message: 'There is no such career.', answered: true }
const fetch = (id: string) => ({ type: 'details.fetch', id }) as const
const clear = { type: 'details.clear' } as const
const nothing = { id: undefined, item: null, failure: null }
const details = (...steps: ReadonlyArray<Step<typeof detailsMachine>>) =>
  walk(detailsMachine, undefined, ...steps)

describe('the details of an item', () => {
  it('begin with none', () => {
    expect(details().snapshot).toMatchObject({ value: 'empty', context: nothing })
  })

  it('[L7] are cleared before others are fetched', () => {
    const { snapshot, calls } = details(fetch('4'), done('find', item), fetch('5'))
    expect(snapshot.context).toEqual({ id: '5', item: null, failure: null })
    expect(calls.at(-1)).toEqual(['find', { id: '5' }])
  })

  it('[L7] of a failed fetch are cleared too', () => {
    expect(details(fetch('4'), failed('find', gone), fetch('5')).snapshot.context.failure).toBeNull()
  })

  it('are merged with an update of the same item and no other', () => {
    const updated = (id: string) => ({ type: 'item.updated', item: { id, title: 'Pilot' } }) as const
    const item4 = (id: string) => details(fetch('4'), done('find', item), updated(id)).snapshot.context.item
    expect([item4('4'), item4('5')]).toEqual([{ id: '4', title: 'Pilot' }, item])
  })

  it('[L7] are those that were asked for last', () => {
    const { snapshot, stopped, calls } = details(fetch('4'), fetch('5'))
    expect(stopped).toEqual(['find'])
    expect(calls.map(([, input]) => input)).toEqual([{ id: '4' }, { id: '5' }])
    expect(snapshot.context.id).toBe('5')
  })

  it('[L8] are cleared explicitly', () => {
    const { snapshot, facts } = details(fetch('4'), done('find', item), clear)
    expect(snapshot).toMatchObject({ value: 'empty', context: nothing })
    expect(facts.at(-1)).toEqual({ type: 'item.cleared' })
    expect(details(fetch('4'), failed('find', gone), clear).snapshot.context).toEqual(nothing)
  })

  it('[L8] are cleared explicitly while they are fetched', () => {
    const { snapshot, stopped, facts } = details(fetch('4'), clear)
    expect(snapshot).toMatchObject({ value: 'empty', context: nothing })
    expect(stopped).toEqual(['find'])
    expect(facts.map(({ type }) => type)).toEqual(['item.fetching', 'item.cleared'])
  })

  it('[L2] are loading while they are fetched, and not when that is done or rejected', () => {
    expect(details().snapshot.hasTag('loading')).toBe(false)
    expect(details(fetch('4')).snapshot.hasTag('loading')).toBe(true)
    expect(details(fetch('4'), done('find', item)).snapshot.hasTag('loading')).toBe(false)
    expect(details(fetch('4'), failed('find', gone)).snapshot.hasTag('loading')).toBe(false)
  })

  it('are told when they arrive', () => {
    const { snapshot, facts } = details(fetch('4'), done('find', item))
    expect(snapshot).toMatchObject({ value: 'ready', context: { item } })
    expect(facts).toEqual([{ type: 'item.fetching' }, { type: 'item.fetched', item }])
  })

  it('[L3] are told with the message of the server when they do not', () => {
    const { snapshot, facts } = details(fetch('4'), failed('find', gone))
    expect(snapshot).toMatchObject({ value: 'failed', context: { item: null, failure: gone } })
    expect(facts.at(-1)).toEqual({ type: 'item.notFetched', failure: gone })
  })

  it('[L7] come from the actor that is given; a fetch that is left is aborted', async () => {
    const aborted: Array<string> = []
    const actor = createActor(
      detailsMachine.provide({
        actors: {
          find: fromPromise(({ input, signal }) => {
            signal.addEventListener('abort', () => aborted.push(input.id))
            return input.id === '4' ? new Promise<never>(() => {}) : Promise.resolve({ id: input.id })
          }),
        },
      }),
    ).start()
    actor.send(fetch('4'))
    actor.send(fetch('5'))
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('ready'))
    expect(context.item).toEqual({ id: '5' })
    expect(aborted).toContain('4')
    actor.stop()
  })
})
