import { assign, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from './failure.ts'
import { unprovided } from './unprovided.ts'

/** What a search has found of one kind: the first items, and how many there are in all. */
export interface Found {
  readonly kind: string
  readonly items: ReadonlyArray<{ readonly id: string; readonly title: string }>
  readonly total: number
  /** Counting stopped at the total. */
  readonly totalAtLeast: boolean
}

/** What is looked for, and among what. */
export interface Wanted {
  readonly text: string
  readonly kinds: ReadonlyArray<string>
}

export interface SearchContext {
  readonly wanted: Wanted
  /** What was found last stays until the next answer. */
  readonly found: ReadonlyArray<Found>
  readonly failure: Failure | null
}

export type SearchEvent = { readonly type: 'search.type' } & Wanted

const nothing: SearchContext = { wanted: { text: '', kinds: [] }, found: [], failure: null }

/** Looks for items among several kinds once the person pauses; whatever is typed meanwhile starts it anew. */
export const searchMachine = setup({
  types: { context: {} as SearchContext, events: {} as SearchEvent, tags: {} as 'waiting' },
  actors: {
    find: fromPromise<ReadonlyArray<Found>, Wanted>(unprovided),
  },
  delays: { pause: 200 },
  guards: { isEmpty: (_, { text }: { text: string }) => text.trim() === '' },
}).createMachine({
  id: 'search',
  context: nothing,
  initial: 'idle',
  on: {
    'search.type': [
      { guard: { type: 'isEmpty', params: ({ event }) => event }, target: '.idle' },
      {
        target: '.pausing',
        reenter: true,
        actions: assign(({ event: { text, kinds } }) => ({ wanted: { text: text.trim(), kinds } })),
      },
    ],
  },
  states: {
    idle: { entry: assign(nothing) },
    pausing: { tags: 'waiting', after: { pause: 'finding' } },
    finding: {
      tags: 'waiting',
      entry: assign({ failure: null }),
      invoke: {
        src: 'find',
        input: ({ context }) => context.wanted,
        onDone: { target: 'found', actions: assign({ found: ({ event }) => event.output }) },
        onError: {
          target: 'failed',
          actions: assign({ found: [], failure: ({ event }) => failureOf(event.error) }),
        },
      },
    },
    found: {},
    failed: {},
  },
})
