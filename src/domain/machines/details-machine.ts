import { assertEvent, assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { failureOf, isExpiry, type Failure } from './failure.ts'
import type { Listed } from './list-machine.ts'

export interface DetailsContext {
  readonly id: string | undefined
  readonly item: Listed | null
  readonly failure: Failure | null
}

export type DetailsEvent =
  | { readonly type: 'details.fetch'; readonly id: string }
  | { readonly type: 'details.clear' }
  | { readonly type: 'session.renewed' }
  | { readonly type: 'item.updated'; readonly item: Listed }

export type DetailsFact =
  | { readonly type: 'item.fetching' }
  | { readonly type: 'item.fetched'; readonly item: Listed }
  | { readonly type: 'item.notFetched'; readonly failure: Failure }
  /** Also ends a fetch that was under way. */
  | { readonly type: 'item.cleared' }

const unprovided = () => Promise.reject(new Error('No actor was provided'))

/** One item by its id. A fetch clears what was there first (L7), so that no form ever shows another item's text. */
export const detailsMachine = setup({
  types: {
    context: {} as DetailsContext,
    events: {} as DetailsEvent,
    emitted: {} as DetailsFact,
    tags: {} as 'loading',
  },
  actors: {
    find: fromPromise<Listed, { readonly id: string }>(unprovided),
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
