import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from './failure.ts'

export interface RequestContext {
  /** What was asked last. */
  readonly input: unknown
  readonly answer: unknown
  readonly failure: Failure | null
}

export type RequestEvent =
  | { readonly type: 'request.send'; readonly input: unknown }
  /** Forgets what was answered; one that is under way is not waited for. */
  | { readonly type: 'request.clear' }

const nothing: RequestContext = { input: undefined, answer: undefined, failure: null }

/** One thing that a person has done for them, such as a link that is made; while it is under way it is not asked for twice. */
export const requestMachine = setup({
  types: {
    context: {} as RequestContext,
    events: {} as RequestEvent,
    tags: {} as 'busy',
  },
  actors: {
    request: fromPromise<unknown, unknown>(() => Promise.reject(new Error('No actor was provided'))),
  },
  actions: {
    take: assign(({ event }) => {
      assertEvent(event, 'request.send')
      return { ...nothing, input: event.input }
    }),
  },
}).createMachine({
  id: 'request',
  context: nothing,
  initial: 'idle',
  on: { 'request.clear': { target: '.idle', actions: assign(nothing) } },
  states: {
    idle: { on: { 'request.send': { target: 'sending', actions: 'take' } } },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'request',
        input: ({ context }: { readonly context: RequestContext }) => context.input,
        onDone: { target: 'done', actions: assign({ answer: ({ event }) => event.output }) },
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => failureOf(event.error) }),
        },
      },
    },
    done: { on: { 'request.send': { target: 'sending', actions: 'take' } } },
    failed: { on: { 'request.send': { target: 'sending', actions: 'take' } } },
  },
})
