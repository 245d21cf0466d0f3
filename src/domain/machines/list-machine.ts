import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { ListQuery, Page } from '../content/list/list-query.ts'
import { failureOf, isExpiry, type Failure } from './failure.ts'
import { unprovided } from './unprovided.ts'

/** The least that a list needs to know of its items. */
export interface Listed {
  readonly id: string
}

export interface ListContext<Item extends Listed> {
  readonly items: ReadonlyArray<Item>
  /** Unknown until the first page has arrived. */
  readonly total: number | undefined
  readonly totalAtLeast: boolean
  readonly next: string | undefined
  readonly previous: string | undefined
  /** The query of the last request. */
  readonly query: ListQuery | undefined
  /** The query whose response `items` are. */
  readonly shownQuery: ListQuery | undefined
  /** The ids of the last removal. */
  readonly removing: ReadonlyArray<string>
  /** Events that arrived during a removal, and updates that did so during a fetch, to be raised after it. */
  readonly waiting: ReadonlyArray<ListEvent<Item>>
  readonly failure: Failure | null
}

export type ListEvent<Item extends Listed = Listed> =
  | { readonly type: 'list.fetch'; readonly query?: ListQuery | undefined }
  | { readonly type: 'items.remove'; readonly ids: ReadonlyArray<string> }
  /** Drops items that no longer belong to the list, such as mails marked as spam. */
  | { readonly type: 'items.leave'; readonly ids: ReadonlyArray<string> }
  | { readonly type: 'item.saving' }
  | { readonly type: 'item.added'; readonly item: Item }
  | { readonly type: 'item.updated'; readonly item: Item }
  | { readonly type: 'item.settled'; readonly failure?: Failure }
  | { readonly type: 'session.renewed' }

export type ListFact =
  | { readonly type: 'list.failed'; readonly failure: Failure }
  | { readonly type: 'items.removed'; readonly ids: ReadonlyArray<string> }
  | { readonly type: 'items.notRemoved'; readonly failure: Failure }
  | { readonly type: 'items.left'; readonly ids: ReadonlyArray<string> }

const emptyList = {
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
} as const satisfies ListContext<never>

/**
 * A list with its items, loading flag and error (L1 to L6); given a page, it starts `ready`. The tag `loading` covers
 * fetches, and the saves and fetches by id that other actors report by `item.…` events. A newer fetch replaces one in
 * flight. A removal is never interrupted: it runs first, then what was requested meanwhile.
 */
export const createListMachine = <Item extends Listed>() =>
  setup({
    types: {
      context: {} as ListContext<Item>,
      events: {} as ListEvent<Item>,
      emitted: {} as ListFact,
      input: undefined as { readonly page?: Page<Item> } | undefined,
      tags: {} as 'loading',
    },
    actors: {
      fetch: fromPromise<Page<Item>, { readonly query: ListQuery | undefined }>(unprovided),
      remove: fromPromise<void, { readonly ids: ReadonlyArray<string> }>(unprovided),
    },
    actions: {
      append: assign(({ context: { items, total } }, { item }: { item: Item }) =>
        // Without an id the item appears with the next fetch.
        item.id === '' || items.some(({ id }) => id === item.id)
          ? {}
          : { items: [...items, item], total: total === undefined ? undefined : total + 1 },
      ),
      drop: enqueueActions(({ context, enqueue }, { ids }: { ids: ReadonlyArray<string> }) => {
        enqueue.assign(without(context, ids))
        enqueue.emit({ type: 'items.left', ids })
      }),
      merge: assign({
        items: ({ context }, { item }: { item: Item }) =>
          context.items.map((stored) => (stored.id === item.id ? { ...stored, ...item } : stored)),
      }),
      storeFailure: assign({ failure: (_, { failure }: { failure: Failure | null }) => failure }),
      postpone: assign({ waiting: ({ context, event }) => [...context.waiting, event] }),
      resume: enqueueActions(({ context, enqueue }) => {
        enqueue.assign({ waiting: [] })
        for (const event of context.waiting) enqueue.raise(event)
      }),
    },
  }).createMachine({
    id: 'list',
    type: 'parallel',
    context: ({ input }) => ({ ...emptyList, ...(input?.page === undefined ? {} : pageOf(input.page)) }),
    on: {
      'items.leave': { actions: { type: 'drop', params: ({ event }) => ({ ids: event.ids }) } },
      'item.added': { actions: { type: 'append', params: ({ event }) => ({ item: event.item }) } },
      'item.updated': { actions: { type: 'merge', params: ({ event }) => ({ item: event.item }) } },
    },
    states: {
      items: {
        initial: 'starting',
        states: {
          starting: {
            always: [
              { guard: ({ context }) => context.total !== undefined, target: 'ready' },
              { target: 'idle' },
            ],
          },
          idle: {},
          ready: {},
          fetching: {
            tags: 'loading',
            entry: assign({ failure: null, waiting: [] }),
            invoke: {
              src: 'fetch',
              input: ({ context }) => ({ query: context.query }),
              onDone: {
                target: 'ready',
                actions: [
                  assign(({ context, event }) => ({
                    ...pageOf(event.output),
                    shownQuery: context.query,
                  })),
                  'resume',
                ],
              },
              onError: {
                target: 'failed',
                actions: [
                  { type: 'storeFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
                  emit(({ event }) => ({ type: 'list.failed' as const, failure: failureOf(event.error) })),
                  'resume',
                ],
              },
            },
            on: {
              // The response in flight may be older than these events; after the first two its total is wrong, too.
              'items.leave': {
                target: 'fetching',
                reenter: true,
                actions: { type: 'drop', params: ({ event }) => ({ ids: event.ids }) },
              },
              'item.added': {
                target: 'fetching',
                reenter: true,
                actions: { type: 'append', params: ({ event }) => ({ item: event.item }) },
              },
              'item.updated': {
                actions: [{ type: 'merge', params: ({ event }) => ({ item: event.item }) }, 'postpone'],
              },
              'items.remove': {
                target: 'removing',
                actions: assign({
                  removing: ({ event }) => event.ids,
                  waiting: ({ context }) => [{ type: 'list.fetch' as const, query: context.query }],
                }),
              },
            },
          },
          removing: {
            entry: assign({ failure: null }),
            exit: 'resume',
            on: { 'list.fetch': { actions: 'postpone' }, 'items.remove': { actions: 'postpone' } },
            invoke: {
              src: 'remove',
              input: ({ context }) => ({ ids: context.removing }),
              onDone: {
                target: 'ready',
                actions: [
                  assign(({ context }) => without(context, context.removing)),
                  emit(({ context }) => ({ type: 'items.removed' as const, ids: context.removing })),
                ],
              },
              onError: {
                target: 'ready',
                actions: [
                  { type: 'storeFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
                  emit(({ event }) => ({
                    type: 'items.notRemoved' as const,
                    failure: failureOf(event.error),
                  })),
                ],
              },
            },
          },
          failed: {},
        },
        on: {
          'list.fetch': {
            target: '.fetching',
            actions: assign({ query: ({ event }) => event.query }),
          },
          'items.remove': {
            target: '.removing',
            actions: assign({ removing: ({ event }) => event.ids }),
          },
          'session.renewed': { guard: ({ context }) => isExpiry(context.failure), target: '.fetching' },
        },
      },
      otherRequests: {
        initial: 'idle',
        states: {
          idle: { on: { 'item.saving': 'pending' } },
          pending: {
            tags: 'loading',
            on: {
              'item.settled': {
                target: 'idle',
                actions: {
                  type: 'storeFailure',
                  params: ({ event }) => ({ failure: event.failure ?? null }),
                },
              },
            },
          },
        },
      },
    },
  })

export const listMachine = createListMachine<Listed>()

function pageOf<Item extends Listed>(page: Page<Item>) {
  return {
    items: page.items,
    total: page.total,
    totalAtLeast: page.totalAtLeast ?? false,
    next: page.next,
    previous: page.previous,
  }
}

function without<Item extends Listed>({ items, total }: ListContext<Item>, ids: ReadonlyArray<string>) {
  const rest = items.filter((item) => !ids.includes(item.id))
  return { items: rest, total: total === undefined ? undefined : total - (items.length - rest.length) }
}
