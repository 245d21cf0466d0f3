import { assign, emit, fromPromise, setup } from 'xstate'
import type { Page } from '../content/list/list-query.ts'
import type { Notification } from '../mail/inbox/notification.ts'
import { failureOf, isExpiry, type Failure } from './failure.ts'
import { unprovided } from './unprovided.ts'

export interface ParkedContext {
  readonly parked: Page<Notification>
  readonly failure: Failure | null
}

export interface ParkedEvent {
  readonly type: 'parked.fetch' | 'parked.sendAll' | 'session.renewed'
}

export type ParkedFact =
  | { readonly type: 'parked.sentAgain'; readonly count: number }
  | { readonly type: 'parked.notSentAgain'; readonly failure: Failure }

/** The notifications that could not be delivered, for staff to send again. A failed fetch leaves the last page. */
export const parkedMachine = setup({
  types: { context: {} as ParkedContext, events: {} as ParkedEvent, emitted: {} as ParkedFact },
  actors: {
    fetch: fromPromise<Page<Notification>>(unprovided),
    sendAll: fromPromise<number>(unprovided),
  },
}).createMachine({
  id: 'parked',
  context: { parked: { items: [], total: 0 }, failure: null },
  initial: 'idle',
  states: {
    idle: { on: { 'parked.fetch': 'fetching' } },
    shown: {
      on: {
        'parked.fetch': 'fetching',
        'parked.sendAll': 'sending',
        'session.renewed': { guard: ({ context }) => isExpiry(context.failure), target: 'fetching' },
      },
    },
    fetching: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'fetch',
        onDone: { target: 'shown', actions: assign({ parked: ({ event }) => event.output }) },
        onError: { target: 'shown', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
      // The last page is shown meanwhile.
      on: { 'parked.sendAll': 'sending' },
    },
    sending: {
      invoke: {
        src: 'sendAll',
        onDone: {
          target: 'fetching',
          actions: emit(({ event }) => ({ type: 'parked.sentAgain' as const, count: event.output })),
        },
        onError: {
          target: 'shown',
          actions: emit(({ event }) => ({
            type: 'parked.notSentAgain' as const,
            failure: failureOf(event.error),
          })),
        },
      },
    },
  },
})
