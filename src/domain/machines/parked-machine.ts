import { assign, emit, fromPromise, setup } from 'xstate'
import type { Page } from '../content/list/list-query.ts'
import type { Notification } from '../mail/inbox/notification.ts'
import { failureOf, type Failure } from './failure.ts'
import { unprovided } from './unprovided.ts'

export interface ParkedContext {
  readonly parked: Page<Notification>
}

export type ParkedEvent = { readonly type: 'parked.fetch' } | { readonly type: 'parked.sendAll' }

export type ParkedFact =
  | { readonly type: 'parked.sentAgain'; readonly count: number }
  | { readonly type: 'parked.notSentAgain'; readonly failure: Failure }

/** The notifications that somebody has to look after. Where they cannot be read, what was read last stays. */
export const parkedMachine = setup({
  types: { context: {} as ParkedContext, events: {} as ParkedEvent, emitted: {} as ParkedFact },
  actors: {
    fetch: fromPromise<Page<Notification>>(unprovided),
    sendAll: fromPromise<number>(unprovided),
  },
}).createMachine({
  id: 'parked',
  context: { parked: { items: [], total: 0 } },
  initial: 'idle',
  states: {
    idle: { on: { 'parked.fetch': 'fetching' } },
    shown: { on: { 'parked.fetch': 'fetching', 'parked.sendAll': 'sending' } },
    fetching: {
      invoke: {
        src: 'fetch',
        onDone: { target: 'shown', actions: assign({ parked: ({ event }) => event.output }) },
        onError: 'shown',
      },
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
