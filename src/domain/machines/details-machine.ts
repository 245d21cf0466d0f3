import { assertEvent, assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { failureOf, isExpiry, type Failure } from './failure.ts'
import type { Listed } from './list-machine.ts'
import { unprovided } from './unprovided.ts'

export interface DetailsContext<Item extends Listed> {
  readonly id: string | undefined
  readonly item: Item | null
  readonly failure: Failure | null
}

export type DetailsEvent<Item extends Listed = Listed> =
  | { readonly type: 'details.fetch'; readonly id: string }
  | { readonly type: 'details.clear' }
  | { readonly type: 'session.renewed' }
  | { readonly type: 'item.updated'; readonly item: Item }

export type DetailsFact<Item extends Listed = Listed> =
  | { readonly type: 'item.fetching' }
  | { readonly type: 'item.fetched'; readonly item: Item }
  | { readonly type: 'item.notFetched'; readonly failure: Failure }
  /** Also ends a fetch in flight. */
  | { readonly type: 'item.cleared' }

/** Fetches one item by its id. A fetch first clears the former item (L7), so that no form shows the text of another. */
export const createDetailsMachine = <Item extends Listed>() =>
  setup({
    types: {
      context: {} as DetailsContext<Item>,
      events: {} as DetailsEvent<Item>,
      emitted: {} as DetailsFact<Item>,
      tags: {} as 'loading',
    },
    actors: {
      find: fromPromise<Item, { readonly id: string }>(unprovided),
    },
  }).createMachine({
    id: 'details',
    context: { id: undefined, item: null, failure: null },
    initial: 'empty',
    on: {
      'details.fetch': {
        target: '.fetching',
        actions: [
          assign({ id: ({ event }) => event.id, item: null, failure: null }),
          emit({ type: 'item.fetching' }),
        ],
      },
      'details.clear': {
        target: '.empty',
        actions: [assign({ id: undefined, item: null, failure: null }), emit({ type: 'item.cleared' })],
      },
      'session.renewed': {
        guard: ({ context }) => isExpiry(context.failure),
        actions: enqueueActions(({ context: { id }, enqueue }) => {
          if (id !== undefined) enqueue.raise({ type: 'details.fetch', id })
        }),
      },
    },
    states: {
      empty: {},
      fetching: {
        tags: 'loading',
        invoke: {
          src: 'find',
          input: ({ event }) => {
            assertEvent(event, 'details.fetch')
            return { id: event.id }
          },
          onDone: {
            target: 'ready',
            actions: [
              assign({ item: ({ event }) => event.output }),
              emit(({ event }) => ({ type: 'item.fetched' as const, item: event.output })),
            ],
          },
          onError: {
            target: 'failed',
            actions: [
              assign({ failure: ({ event }) => failureOf(event.error) }),
              emit(({ event }) => ({ type: 'item.notFetched' as const, failure: failureOf(event.error) })),
            ],
          },
        },
      },
      ready: {
        on: {
          'item.updated': {
            guard: ({ context, event }) => context.id === event.item.id,
            actions: assign({ item: ({ context, event }) => ({ ...context.item, ...event.item }) }),
          },
        },
      },
      failed: {},
    },
  })

export const detailsMachine = createDetailsMachine<Listed>()
