import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from './failure.ts'
import { unprovided } from './unprovided.ts'

export interface RequestContext<Input, A> {
  /** What was asked last. */
  readonly input: Input | undefined
  readonly answer: A | undefined
  readonly failure: Failure | null
}

export type RequestEvent<Input = unknown> =
  | { readonly type: 'request.send'; readonly input: Input }
  /** Forgets what was answered; one that is under way is not waited for. */
  | { readonly type: 'request.clear' }

const nothing = { input: undefined, answer: undefined, failure: null } as const

/** One thing that a person has done for them, such as a link that is made; while it is under way it is not asked for twice. */
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
    context: nothing,
    initial: 'idle',
    on: { 'request.clear': { target: '.idle', actions: assign(nothing) } },
    states: {
      idle: { on: { 'request.send': 'sending' } },
      sending: {
        tags: 'busy',
        entry: assign(({ event }) => {
          assertEvent(event, 'request.send')
          return { ...nothing, input: event.input }
        }),
        invoke: {
          src: 'request',
          input: ({ event }) => {
            assertEvent(event, 'request.send')
            return { input: event.input }
          },
          onDone: { target: 'done', actions: assign({ answer: ({ event }) => event.output }) },
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
