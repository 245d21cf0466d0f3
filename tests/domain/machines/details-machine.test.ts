import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { detailsMachine } from '#domain/machines/details-machine.ts'
import { done, failed, walk, type Step } from '../support/walk.ts'

const item = { id: '4', title: 'Marine pilot' }
const gone = { reason: 'ItemNotFound', message: 'There is no such career.' }
const fetch = (id: string) => ({ type: 'details.fetch', id }) as const
const clear = { type: 'details.clear' } as const
const empty = { id: undefined, item: null, failure: null }
const details = (...steps: ReadonlyArray<Step<typeof detailsMachine>>) =>
  walk(detailsMachine, undefined, ...steps)

describe('the details of an item', () => {
  it('begin empty', () => {
    expect(details().snapshot).toMatchObject({ value: 'empty', context: empty })
  })

  it('[L7] are cleared before the next fetch', () => {
    const { snapshot, calls } = details(fetch('4'), done('find', item), fetch('5'))
    expect(snapshot.context).toEqual({ id: '5', item: null, failure: null })
    expect(calls.at(-1)).toEqual(['find', { id: '5' }])
  })

  it('[L7] are cleared of the failure of the former fetch', () => {
    expect(details(fetch('4'), failed('find', gone), fetch('5')).snapshot.context.failure).toBeNull()
  })

  it('are merged with an update of the same item and no other', () => {
    const updated = (id: string) => ({ type: 'item.updated', item: { id, title: 'Pilot' } }) as const
    const item4 = (id: string) => details(fetch('4'), done('find', item), updated(id)).snapshot.context.item
    expect([item4('4'), item4('5')]).toEqual([{ id: '4', title: 'Pilot' }, item])
  })

  it('[L7] are those of the last fetch', () => {
    const { snapshot, stopped, calls } = details(fetch('4'), fetch('5'))
    expect(stopped).toEqual(['find'])
    expect(calls.map(([, input]) => input)).toEqual([{ id: '4' }, { id: '5' }])
    expect(snapshot.context.id).toBe('5')
  })

  it('[L8] are cleared explicitly', () => {
    const { snapshot, facts } = details(fetch('4'), done('find', item), clear)
    expect(snapshot).toMatchObject({ value: 'empty', context: empty })
    expect(facts.at(-1)).toEqual({ type: 'item.cleared' })
    expect(details(fetch('4'), failed('find', gone), clear).snapshot.context).toEqual(empty)
  })

  it('[L8] are cleared explicitly during a fetch', () => {
    const { snapshot, stopped, facts } = details(fetch('4'), clear)
    expect(snapshot).toMatchObject({ value: 'empty', context: empty })
    expect(stopped).toEqual(['find'])
    expect(facts.map(({ type }) => type)).toEqual(['item.fetching', 'item.cleared'])
  })

  it('[L2] have the loading tag during a fetch only', () => {
    expect(details().snapshot.hasTag('loading')).toBe(false)
    expect(details(fetch('4')).snapshot.hasTag('loading')).toBe(true)
    expect(details(fetch('4'), done('find', item)).snapshot.hasTag('loading')).toBe(false)
    expect(details(fetch('4'), failed('find', gone)).snapshot.hasTag('loading')).toBe(false)
  })

  it('are emitted when they arrive', () => {
    const { snapshot, facts } = details(fetch('4'), done('find', item))
    expect(snapshot).toMatchObject({ value: 'ready', context: { item } })
    expect(facts).toEqual([{ type: 'item.fetching' }, { type: 'item.fetched', item }])
  })

  it('[L3] emit the failure of the server', () => {
    const { snapshot, facts } = details(fetch('4'), failed('find', gone))
    expect(snapshot).toMatchObject({ value: 'failed', context: { item: null, failure: gone } })
    expect(facts.at(-1)).toEqual({ type: 'item.notFetched', failure: gone })
  })

  it('[L7] abort a fetch that another replaces', async () => {
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
