import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { ListQuery, Page } from '../content/list/list-query.ts'
import { failureOf, isExpiry, type Failure } from './failure.ts'
import { unprovided } from './unprovided.ts'

/** Anything that a list holds; what else it carries is the screen's business. */
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
  /** What was asked for last. */
  readonly query: ListQuery | undefined
  /** What the items were the response to. */
  readonly answered: ListQuery | undefined
  /** The ids whose removal was asked for last. */
  readonly leaving: ReadonlyArray<string>
  /** What was asked for during a removal and waits for its end. */
  readonly waiting: ReadonlyArray<ListEvent<Item>>
  readonly failure: Failure | null
}

export type ListEvent<Item extends Listed = Listed> =
  | { readonly type: 'list.fetch'; readonly query?: ListQuery | undefined }
  | { readonly type: 'items.remove'; readonly ids: ReadonlyArray<string> }
  /** They were changed so that the list has no place for them any more. */
  | { readonly type: 'items.leave'; readonly ids: ReadonlyArray<string> }
  | { readonly type: 'item.saving' }
  | { readonly type: 'item.added'; readonly item: Item }
  | { readonly type: 'item.updated'; readonly item: Item }
  | { readonly type: 'item.settled'; readonly failure?: Failure }
  | { readonly type: 'session.renewed' }

export type ListFact =
  | { readonly type: 'list.failed'; readonly failure: Failure }
  | { readonly type: 'items.removed'; readonly ids: ReadonlyArray<string> }
  | { readonly type: 'items.kept'; readonly failure: Failure }
  | { readonly type: 'items.left'; readonly ids: ReadonlyArray<string> }

const emptyList = {
  items: [],
  total: undefined,
  totalAtLeast: false,
  next: undefined,
  previous: undefined,
  query: undefined,
  answered: undefined,
  leaving: [],
  waiting: [],
  failure: null,
} as const satisfies ListContext<never>

/**
 * A list with its loading, error and items (L1 to L6). The tag `loading` is set while a fetch, an addition, an
 * update or a fetch by id is pending; the last three belong to other actors, which report by `item.…` events.
 * Given items start it `ready`. A fetch gives way to a newer one and to a removal, after which it starts again; a
 * removal is never stopped, what is asked for meanwhile waits.
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
      append: assign({
        items: ({ context }, { item }: { item: Item }) => [...context.items, item],
        total: ({ context }) => (context.total === undefined ? undefined : context.total + 1),
      }),
      merge: assign({
        items: ({ context }, { item }: { item: Item }) =>
          context.items.map((stored) => (stored.id === item.id ? { ...stored, ...item } : stored)),
      }),
      keepFailure: assign({ failure: (_, { failure }: { failure: Failure | null }) => failure }),
      wait: assign({ waiting: ({ context, event }) => [...context.waiting, event] }),
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
      'items.leave': {
        actions: [
          assign(({ context, event }) => without(context, event.ids)),
          emit(({ event }) => ({ type: 'items.left' as const, ids: event.ids })),
        ],
      },
      'item.added': {
        // One whose id the other side does not tell comes with the next fetch.
        guard: ({ event }) => event.item.id !== '',
        actions: { type: 'append', params: ({ event }) => ({ item: event.item }) },
      },
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
            entry: assign({ failure: null }),
            invoke: {
              src: 'fetch',
              input: ({ context }) => ({ query: context.query }),
              onDone: {
                target: 'ready',
                actions: assign(({ context, event }) => ({
                  ...pageOf(event.output),
                  answered: context.query,
                })),
              },
              onError: {
                target: 'failed',
                actions: [
                  { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
                  emit(({ event }) => ({ type: 'list.failed' as const, failure: failureOf(event.error) })),
                ],
              },
            },
            on: {
              'items.remove': {
                target: 'removing',
                actions: assign({
                  leaving: ({ event }) => event.ids,
                  waiting: ({ context }) => [{ type: 'list.fetch' as const, query: context.query }],
                }),
              },
            },
          },
          removing: {
            entry: assign({ failure: null }),
            exit: 'resume',
            on: { 'list.fetch': { actions: 'wait' }, 'items.remove': { actions: 'wait' } },
            invoke: {
              src: 'remove',
              input: ({ context }) => ({ ids: context.leaving }),
              onDone: {
                target: 'ready',
                actions: [
                  assign(({ context }) => without(context, context.leaving)),
                  emit(({ context }) => ({ type: 'items.removed' as const, ids: context.leaving })),
                ],
              },
              onError: {
                target: 'ready',
                actions: [
                  { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
                  emit(({ event }) => ({ type: 'items.kept' as const, failure: failureOf(event.error) })),
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
            actions: assign({ leaving: ({ event }) => event.ids }),
          },
          'session.renewed': { guard: ({ context }) => isExpiry(context.failure), target: '.fetching' },
        },
      },
      calls: {
        initial: 'quiet',
        states: {
          quiet: { on: { 'item.saving': 'pending' } },
          pending: {
            tags: 'loading',
            on: {
              'item.settled': {
                target: 'quiet',
                actions: {
                  type: 'keepFailure',
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
  const kept = items.filter((item) => !ids.includes(item.id))
  return { items: kept, total: total === undefined ? undefined : total - (items.length - kept.length) }
}
