import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Page } from '#domain/content/list/list-query.ts'
import { listMachine, type Listed } from '#domain/machines/list-machine.ts'
import { done, failed, walk, type Step } from '../support/walk.ts'

const [one, two, three] = [
  { id: '1', title: 'One' },
  { id: '2', title: 'Two' },
  { id: '3', title: 'Three' },
]
const page: Page<Listed> = { items: [one, two], total: 2 }
const busy = { reason: 'StoreBusy', message: 'The store is busy.' }
const fetch = { type: 'list.fetch' } as const
const remove = (...ids: ReadonlyArray<string>) => ({ type: 'items.remove', ids }) as const
const loadingAfter = (...steps: ReadonlyArray<Step<typeof listMachine>>) =>
  walk(listMachine, { page }, ...steps).snapshot.hasTag('loading')

describe('fetching a list', () => {
  it('[L1] begins empty, or ready if it is given a page', () => {
    const { value, context } = walk(listMachine, undefined).snapshot
    expect(value).toEqual({ items: 'idle', otherRequests: 'idle' })
    expect(context).toStrictEqual({
      items: [],
      total: undefined,
      totalAtLeast: false,
      next: undefined,
      previous: undefined,
      query: undefined,
      shownQuery: undefined,
      removing: [],
      waiting: [],
      failure: null,
    })
    expect(walk(listMachine, { page }).snapshot).toMatchObject({
      value: { items: 'ready', otherRequests: 'idle' },
      context: { items: [one, two], total: 2 },
    })
  })

  it('[L1] sets loading and clears the error', () => {
    const { snapshot } = walk(listMachine, undefined, fetch, failed('fetch', busy), fetch)
    expect(snapshot.hasTag('loading')).toBe(true)
    expect(snapshot.context.failure).toBeNull()
  })

  it('[L1] replaces the former items', () => {
    const next: Page<Listed> = { items: [three], total: 50, totalAtLeast: true, next: 'n', previous: 'p' }
    const { snapshot, calls } = walk(
      listMachine,
      { page },
      { ...fetch, query: { size: 1 } },
      done('fetch', next),
    )
    expect(calls).toEqual([['fetch', { query: { size: 1 } }]])
    expect(snapshot.value).toEqual({ items: 'ready', otherRequests: 'idle' })
    expect(snapshot.context).toMatchObject({ ...next, query: { size: 1 } })
    const last = walk(listMachine, { page: next }, fetch, done('fetch', page)).snapshot.context
    expect(last).toMatchObject({ ...page, totalAtLeast: false, next: undefined, previous: undefined })
  })

  it('[L1] keeps the query of its items while the next fetch is in flight', () => {
    const { snapshot } = walk(listMachine, undefined, { ...fetch, query: { size: 1 } }, done('fetch', page), {
      ...fetch,
      query: { size: 12 },
    })
    expect(snapshot.context).toMatchObject({
      query: { size: 12 },
      shownQuery: { size: 1 },
      items: [one, two],
    })
  })

  it('[L1] is stopped by a newer fetch', () => {
    const { calls, stopped, snapshot } = walk(
      listMachine,
      undefined,
      { ...fetch, query: { page: 1 } },
      { ...fetch, query: { page: 2 } },
    )
    expect(stopped).toEqual(['fetch'])
    expect(calls.at(-1)).toEqual(['fetch', { query: { page: 2 } }])
    expect(snapshot.hasTag('loading')).toBe(true)
  })

  it('[L3] stores the message of the server, and keeps the items', () => {
    const { snapshot, facts } = walk(listMachine, { page }, fetch, failed('fetch', busy))
    expect(snapshot.context).toMatchObject({ failure: busy, items: [one, two] })
    expect(snapshot.matches({ items: 'failed' })).toBe(true)
    expect(facts).toEqual([{ type: 'list.failed', failure: busy }])
  })

  it("[L3] stores the error's text if the server did not respond", () => {
    const { snapshot } = walk(
      listMachine,
      undefined,
      fetch,
      failed('fetch', new TypeError('Failed to fetch')),
    )
    expect(snapshot.context.failure).toEqual({
      reason: 'UnexpectedFailure',
      message: 'Failed to fetch',
      withoutResponse: true,
    })
  })
})

describe('the loading flag of a list', () => {
  it('[L2] is set while a fetch is pending, and not when it is done or rejected', () => {
    expect(loadingAfter()).toBe(false)
    expect(loadingAfter(fetch)).toBe(true)
    expect(loadingAfter(fetch, done('fetch', page))).toBe(false)
    expect(loadingAfter(fetch, failed('fetch', busy))).toBe(false)
  })

  it('[L2] is set while a save or a fetch by id is pending', () => {
    expect(loadingAfter({ type: 'item.saving' })).toBe(true)
    expect(loadingAfter({ type: 'item.saving' }, { type: 'item.settled' })).toBe(false)
    expect(loadingAfter({ type: 'item.saving' }, { type: 'item.settled', failure: busy })).toBe(false)
    expect(loadingAfter({ type: 'item.settled' })).toBe(false)
  })

  it('[L2] stays set while one of two requests is pending', () => {
    expect(loadingAfter({ type: 'item.saving' }, fetch, done('fetch', page))).toBe(true)
    expect(loadingAfter({ type: 'item.saving' }, fetch, { type: 'item.settled' })).toBe(true)
  })

  it('[L3] is reset with the failure of the request', () => {
    const pending = { type: 'item.saving' } as const
    const { snapshot } = walk(listMachine, { page }, pending, { type: 'item.settled', failure: busy })
    expect(snapshot.context.failure).toEqual(busy)
  })
})

describe('an item that another actor saved', () => {
  it('[L4] is appended when it was added', () => {
    const { snapshot } = walk(listMachine, { page }, { type: 'item.added', item: three })
    expect(snapshot.context).toMatchObject({ items: [one, two, three], total: 3 })
  })

  it('[L4] is not appended without an id', () => {
    const { snapshot } = walk(listMachine, { page }, { type: 'item.added', item: { ...three, id: '' } })
    expect(snapshot.context).toMatchObject({ items: [one, two], total: 2 })
  })

  it('[L4] is not appended twice if a fetch has found it meanwhile', () => {
    const { snapshot } = walk(listMachine, { page }, { type: 'item.added', item: two })
    expect(snapshot.context).toMatchObject({ items: [one, two], total: 2 })
  })

  it('[L4] is fetched again if it was added during a fetch', () => {
    const query = { size: 12 }
    const steps = [
      { ...fetch, query },
      { type: 'item.added', item: three },
    ] as const
    const { snapshot, calls, stopped } = walk(listMachine, { page }, ...steps)
    expect(snapshot.context.items).toEqual([one, two, three])
    expect(stopped).toEqual(['fetch'])
    expect(calls.at(-1)).toEqual(['fetch', { query }])
  })

  it('[L4] leaves the total unknown before the first fetch', () => {
    const { snapshot } = walk(listMachine, undefined, { type: 'item.added', item: three })
    expect(snapshot.context).toMatchObject({ items: [three], total: undefined })
  })

  it('[L5] is merged into the matching item', () => {
    const change = { id: '2', sector: 'Ports' }
    const { snapshot } = walk(listMachine, { page }, { type: 'item.updated', item: change })
    expect(snapshot.context).toMatchObject({ total: 2 })
    expect(snapshot.context.items).toEqual([one, { id: '2', title: 'Two', sector: 'Ports' }])
  })

  it('[L5] is kept by a fetch that was in flight', () => {
    const item = { id: '2', title: 'Newer' }
    const { snapshot } = walk(
      listMachine,
      { page },
      fetch,
      { type: 'item.updated', item },
      done('fetch', page),
    )
    expect(snapshot.context).toMatchObject({ items: [one, item], waiting: [] })
  })

  it('[L5] is shown before the fetch in flight has ended, and after its failure', () => {
    const item = { id: '2', title: 'Newer' }
    const steps = [fetch, { type: 'item.updated', item }] as const
    const pending = walk(listMachine, { page }, ...steps).snapshot.context
    const ended = walk(listMachine, { page }, ...steps, failed('fetch', busy)).snapshot.context
    expect([pending.items, ended.items]).toEqual([
      [one, item],
      [one, item],
    ])
  })

  it('[L5] is replaced by a fetch that began later', () => {
    const item = { id: '2', title: 'Newer' }
    const latest = { items: [one, { id: '2', title: 'Latest' }], total: 2 }
    const updated = { type: 'item.updated', item } as const
    const { snapshot } = walk(listMachine, { page }, fetch, updated, fetch, done('fetch', latest))
    expect(snapshot.context.items).toEqual(latest.items)
  })

  it('[L5] changes nothing if no item matches', () => {
    const { snapshot } = walk(listMachine, { page }, { type: 'item.updated', item: three })
    expect(snapshot.context.items).toEqual([one, two])
  })
})

describe('a running list', () => {
  it('[L1] [L6] fetches and removes with the actors it is given', async () => {
    const removed: Array<ReadonlyArray<string>> = []
    const list = createActor(
      listMachine.provide({
        actors: {
          fetch: fromPromise(() => Promise.resolve(page)),
          remove: fromPromise(async ({ input }) => void removed.push(input.ids)),
        },
      }),
    ).start()
    list.send(fetch)
    await waitFor(list, (snapshot) => snapshot.matches({ items: 'ready' }))
    list.send(remove('2'))
    const { context } = await waitFor(list, (snapshot) => snapshot.matches({ items: 'ready' }))
    expect(context.items).toEqual([one])
    expect(removed).toEqual([['2']])
    list.stop()
  })

  it('[L3] fails if no actor was provided', async () => {
    const list = createActor(listMachine).start()
    list.send(fetch)
    const { context } = await waitFor(list, (snapshot) => snapshot.matches({ items: 'failed' }))
    expect(context.failure?.message).toBe('No actor was provided')
    list.stop()
  })
})
