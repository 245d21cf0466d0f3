import { assign, emit, fromPromise, setup } from 'xstate'
import { moved, type GroupOf } from '../content/list/arrangement.ts'
import type { Page } from '../content/list/list-query.ts'
import { failureOf, isExpiry, type Failure } from './failure.ts'
import type { Listed } from './list-machine.ts'
import { unprovided } from './unprovided.ts'

export interface ArrangementContext<Item extends Listed> {
  readonly groupOf: GroupOf<Item>
  /** In the order on the screen. */
  readonly items: ReadonlyArray<Item>
  /** In the order on the site. */
  readonly fetched: ReadonlyArray<Item>
  /** The length of the whole list; items that were not fetched stay behind the others. */
  readonly total: number
  readonly failure: Failure | null
}

export type ArrangementEvent =
  | { readonly type: 'arrangement.open' }
  | { readonly type: 'arrangement.move'; readonly id: string; readonly to: number }
  | { readonly type: 'arrangement.save' }
  | { readonly type: 'arrangement.close' }
  | { readonly type: 'session.renewed' }

export type ArrangementFact =
  /** `before` has the ids in their former order. */
  | { readonly type: 'arrangement.saved'; readonly before: ReadonlyArray<string> }
  | { readonly type: 'arrangement.notFetched'; readonly failure: Failure }
  | { readonly type: 'arrangement.notSaved'; readonly failure: Failure }

const empty = { items: [], fetched: [], total: 0, failure: null } as const

/**
 * Lets an editor reorder a list: fetches it whole, moves items, and saves the order at once. A save is never
 * interrupted.
 */
export const createArrangementMachine = <Item extends Listed>() =>
  setup({
    types: {
      context: {} as ArrangementContext<Item>,
      events: {} as ArrangementEvent,
      emitted: {} as ArrangementFact,
      input: {} as { readonly groupOf: GroupOf<Item> },
      tags: {} as 'open' | 'busy',
    },
    actors: {
      fetch: fromPromise<Page<Item>>(unprovided),
      save: fromPromise<void, { readonly ids: ReadonlyArray<string> }>(unprovided),
    },
    actions: {
      storeFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    },
  }).createMachine({
    id: 'arrangement',
    context: ({ input }) => ({ ...empty, groupOf: input.groupOf }),
    initial: 'closed',
    states: {
      closed: { entry: assign(empty), on: { 'arrangement.open': 'fetching' } },
      fetching: {
        tags: ['open', 'busy'],
        entry: assign({ failure: null }),
        invoke: {
          src: 'fetch',
          onDone: {
            target: 'arranging',
            actions: assign(({ event: { output } }) => ({
              items: output.items,
              fetched: output.items,
              total: output.total,
            })),
          },
          onError: {
            target: 'failed',
            actions: [
              { type: 'storeFailure', params: ({ event }) => ({ error: event.error }) },
              emit(({ event }) => ({
                type: 'arrangement.notFetched' as const,
                failure: failureOf(event.error),
              })),
            ],
          },
        },
        on: { 'arrangement.close': 'closed' },
      },
      failed: {
        tags: 'open',
        on: {
          'arrangement.open': 'fetching',
          'arrangement.close': 'closed',
          'session.renewed': { guard: ({ context }) => isExpiry(context.failure), target: 'fetching' },
        },
      },
      arranging: {
        tags: 'open',
        on: {
          'arrangement.move': {
            actions: assign({ items: ({ context, event }) => moved(context.items, event, context.groupOf) }),
          },
          'arrangement.save': 'saving',
          'arrangement.close': 'closed',
        },
      },
      saving: {
        tags: ['open', 'busy'],
        entry: assign({ failure: null }),
        invoke: {
          src: 'save',
          input: ({ context }) => ({ ids: context.items.map(({ id }) => id) }),
          onDone: {
            target: 'closed',
            actions: emit(({ context }) => ({
              type: 'arrangement.saved' as const,
              before: context.fetched.map(({ id }) => id),
            })),
          },
          onError: {
            target: 'arranging',
            actions: [
              { type: 'storeFailure', params: ({ event }) => ({ error: event.error }) },
              emit(({ event }) => ({
                type: 'arrangement.notSaved' as const,
                failure: failureOf(event.error),
              })),
            ],
          },
        },
      },
    },
  })

export const arrangementMachine = createArrangementMachine<Listed>()
