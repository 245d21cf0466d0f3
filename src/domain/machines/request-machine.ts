import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from './failure.ts'
import { unprovided } from './unprovided.ts'

export interface RequestContext<Input, A> {
  /** The input of the last request. */
  readonly input: Input | undefined
  readonly response: A | undefined
  readonly failure: Failure | null
}

export type RequestEvent<Input = unknown> =
  | { readonly type: 'request.send'; readonly input: Input }
  /** Drops the response, also of a request in flight. */
  | { readonly type: 'request.clear' }

const empty = { input: undefined, response: undefined, failure: null } as const

/**
 * Sends one request, such as the creation of a link, and stores its response. Ignores further ones while it is in
 * flight.
 */
export const createRequestMachine = <Input, A>() =>
  setup({
    types: {
      context: {} as RequestContext<Input, A>,
      events: {} as RequestEvent<Input>,
      tags: {} as 'busy',
    },
    actors: { request: fromPromise<A, { readonly input: Input }>(unprovided) },
  }).createMachine({
    id: 'request',
    context: empty,
    initial: 'idle',
    on: { 'request.clear': { target: '.idle', actions: assign(empty) } },
    states: {
      idle: { on: { 'request.send': 'sending' } },
      sending: {
        tags: 'busy',
        entry: assign(({ event }) => {
          assertEvent(event, 'request.send')
          return { ...empty, input: event.input }
        }),
        invoke: {
          src: 'request',
          input: ({ event }) => {
            assertEvent(event, 'request.send')
            return { input: event.input }
          },
          onDone: { target: 'done', actions: assign({ response: ({ event }) => event.output }) },
          onError: {
            target: 'failed',
            actions: assign({ failure: ({ event }) => failureOf(event.error) }),
          },
        },
      },
      done: { on: { 'request.send': 'sending' } },
      failed: { on: { 'request.send': 'sending' } },
    },
  })

export const requestMachine = createRequestMachine<unknown, unknown>()
