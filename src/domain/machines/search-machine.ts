import { assign, fromPromise, setup } from 'xstate'
import { failureOf, isExpiry, type Failure } from './failure.ts'
import { unprovided } from './unprovided.ts'

/** The first results of one kind, and their total. */
export interface Found {
  readonly kind: string
  readonly items: ReadonlyArray<{ readonly id: string; readonly title: string }>
  readonly total: number
  /** Whether counting stopped at `total`. */
  readonly totalAtLeast: boolean
}

/** The text, and the kinds of items to search. */
export interface SearchQuery {
  readonly text: string
  readonly kinds: ReadonlyArray<string>
}

export interface SearchContext {
  readonly query: SearchQuery
  /** Stays until the next response. */
  readonly found: ReadonlyArray<Found>
  readonly failure: Failure | null
}

export type SearchEvent =
  | ({ readonly type: 'search.type' } & SearchQuery)
  | { readonly type: 'session.renewed' }

const empty: SearchContext = { query: { text: '', kinds: [] }, found: [], failure: null }

/** Searches several kinds of items once the user pauses typing. Typing on replaces a search in flight. */
export const searchMachine = setup({
  types: { context: {} as SearchContext, events: {} as SearchEvent, tags: {} as 'waiting' },
  actors: {
    find: fromPromise<ReadonlyArray<Found>, SearchQuery>(unprovided),
  },
  delays: { typingPause: 200 },
  guards: { isEmpty: (_, { text }: { text: string }) => text.trim() === '' },
}).createMachine({
  id: 'search',
  context: empty,
  initial: 'idle',
  on: {
    'search.type': [
      { guard: { type: 'isEmpty', params: ({ event }) => event }, target: '.idle' },
      {
        target: '.debouncing',
        reenter: true,
        actions: assign(({ event: { text, kinds } }) => ({ query: { text: text.trim(), kinds } })),
      },
    ],
  },
  states: {
    idle: { entry: assign(empty) },
    debouncing: { tags: 'waiting', after: { typingPause: 'finding' } },
    finding: {
      tags: 'waiting',
      entry: assign({ failure: null }),
      invoke: {
        src: 'find',
        input: ({ context }) => context.query,
        onDone: { target: 'found', actions: assign({ found: ({ event }) => event.output }) },
        onError: {
          target: 'failed',
          actions: assign({ found: [], failure: ({ event }) => failureOf(event.error) }),
        },
      },
    },
    found: {},
    failed: {
      on: { 'session.renewed': { guard: ({ context }) => isExpiry(context.failure), target: 'finding' } },
    },
  },
})
