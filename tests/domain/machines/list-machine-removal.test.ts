import { describe, expect, it } from 'vitest'
import type { Page } from '#domain/content/list/list-query.ts'
import { listMachine, type Listed } from '#domain/machines/list-machine.ts'
import { done, failed, walk } from '../support/walk.ts'

const [one, two] = [
  { id: '1', title: 'One' },
  { id: '2', title: 'Two' },
]
const page: Page<Listed> = { items: [one, two], total: 2 }
const busy = { reason: 'StoreBusy', message: 'The store is busy.' }
const fetch = { type: 'list.fetch' } as const
const remove = (...ids: ReadonlyArray<string>) => ({ type: 'items.remove', ids }) as const

describe('removing items', () => {
  it('[L6] removes them by id', () => {
    const { snapshot, calls, facts } = walk(listMachine, { page }, remove('1'), done('remove'))
    expect(calls).toEqual([['remove', { ids: ['1'] }]])
    expect(snapshot.context).toMatchObject({ items: [two], total: 1 })
    expect(snapshot.matches({ items: 'ready' })).toBe(true)
    expect(facts).toEqual([{ type: 'items.removed', ids: ['1'] }])
  })

  it('[L6] subtracts only shown items from the total', () => {
    const { snapshot } = walk(
      listMachine,
      { page: { ...page, total: 9 } },
      remove('1', '2', '7'),
      done('remove'),
    )
    expect(snapshot.context).toMatchObject({ items: [], total: 7 })
  })

  it('drops items that a change moved out of the list', () => {
    const { snapshot, calls, facts } = walk(listMachine, { page }, { type: 'items.leave', ids: ['2'] })
    expect(snapshot.context).toMatchObject({ items: [one], total: 1 })
    expect({ calls, facts }).toEqual({ calls: [], facts: [{ type: 'items.left', ids: ['2'] }] })
  })

  it('fetches again if a change moved items out of the list during a fetch', () => {
    const leave = { type: 'items.leave', ids: ['2'] } as const
    const { snapshot, stopped, facts } = walk(listMachine, { page }, fetch, leave)
    expect(snapshot.context).toMatchObject({ items: [one], total: 1 })
    expect(snapshot.hasTag('loading')).toBe(true)
    expect(stopped).toEqual(['fetch'])
    expect(facts).toEqual([{ type: 'items.left', ids: ['2'] }])
  })

  it('[L6] keeps them until the server has removed them, or if it fails', () => {
    expect(walk(listMachine, { page }, remove('1')).snapshot.context.items).toEqual([one, two])
    const { snapshot, facts } = walk(listMachine, { page }, remove('1'), failed('remove', busy))
    expect(snapshot.context).toMatchObject({ items: [one, two], total: 2, failure: busy })
    expect(facts).toEqual([{ type: 'items.notRemoved', failure: busy }])
  })

  it('is never interrupted: a fetch runs after it', () => {
    const query = { page: 2 }
    const waiting = walk(listMachine, { page }, remove('1'), { ...fetch, query })
    expect(waiting.snapshot.matches({ items: 'removing' })).toBe(true)
    expect(waiting.stopped).toEqual([])
    for (const outcome of [done('remove'), failed('remove', busy)]) {
      const { calls, snapshot } = walk(listMachine, { page }, remove('1'), { ...fetch, query }, outcome)
      expect(calls.at(-1)).toEqual(['fetch', { query }])
      expect(snapshot.context).toMatchObject({ failure: null, waiting: [] })
    }
  })

  it('is never interrupted: a second removal runs after it', () => {
    const { calls, stopped, facts, snapshot } = walk(
      listMachine,
      { page },
      remove('1'),
      remove('2'),
      done('remove'),
      done('remove'),
    )
    expect(stopped).toEqual([])
    expect(calls).toEqual([
      ['remove', { ids: ['1'] }],
      ['remove', { ids: ['2'] }],
    ])
    expect(facts).toEqual([
      { type: 'items.removed', ids: ['1'] },
      { type: 'items.removed', ids: ['2'] },
    ])
    expect(snapshot.context).toMatchObject({ items: [], total: 0 })
  })

  it('clears the former failure', () => {
    const { snapshot } = walk(listMachine, { page }, fetch, failed('fetch', busy), remove('1'))
    expect(snapshot.context.failure).toBeNull()
  })

  it('is followed by all postponed events, in order', () => {
    const { calls, snapshot } = walk(listMachine, { page }, remove('1'), remove('2'), fetch, done('remove'))
    expect(calls.at(-1)).toEqual(['remove', { ids: ['2'] }])
    expect(snapshot.context.waiting).toEqual([fetch])
    const { calls: after } = walk(
      listMachine,
      { page },
      remove('1'),
      remove('2'),
      fetch,
      done('remove'),
      done('remove'),
    )
    expect(after.map(([src]) => src)).toEqual(['remove', 'remove', 'fetch'])
  })

  it('restarts the fetch that it interrupted', () => {
    const query = { search: 'ports' }
    const { calls, stopped } = walk(listMachine, { page }, { ...fetch, query }, remove('1'), done('remove'))
    expect(stopped).toEqual(['fetch'])
    expect(calls).toEqual([
      ['fetch', { query }],
      ['remove', { ids: ['1'] }],
      ['fetch', { query }],
    ])
  })
})
