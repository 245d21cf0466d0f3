import { assign, fromPromise, setup } from 'xstate'
import { failureOf, isExpiry, type Failure } from './failure.ts'
import { unprovided } from './unprovided.ts'

export interface ReadingContext<A> {
  /** The last response; stays during the next fetch. */
  readonly value: A | undefined
  readonly failure: Failure | null
}

export interface ReadingEvent {
  readonly type: 'reading.fetch' | 'session.renewed'
}

/** Fetches one read-only value, such as a count. A newer fetch replaces one in flight. */
export const createReadingMachine = <A>() =>
  setup({
    types: {
      context: {} as ReadingContext<A>,
      events: {} as ReadingEvent,
      tags: {} as 'loading',
    },
    actors: {
      read: fromPromise<A>(unprovided),
    },
  }).createMachine({
    id: 'reading',
    context: { value: undefined, failure: null },
    initial: 'idle',
    on: {
      'reading.fetch': { target: '.fetching', reenter: true },
      'session.renewed': { guard: ({ context }) => isExpiry(context.failure), target: '.fetching' },
    },
    states: {
      idle: {},
      fetching: {
        tags: 'loading',
        entry: assign({ failure: null }),
        invoke: {
          src: 'read',
          onDone: { target: 'ready', actions: assign({ value: ({ event }) => event.output }) },
          onError: {
            target: 'failed',
            actions: assign({ failure: ({ event }) => failureOf(event.error) }),
          },
        },
      },
      ready: {},
      failed: {},
    },
  })

export const readingMachine = createReadingMachine<unknown>()
