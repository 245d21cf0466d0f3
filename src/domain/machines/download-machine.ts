import { assertEvent, assign, emit, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from './failure.ts'
import { unprovided } from './unprovided.ts'

export interface DownloadContext<Input> {
  /** Names the file in flight, as the caller gave it. */
  readonly input: Input | undefined
  /** From 0 to 1; `undefined` if the server does not send the size. */
  readonly progress: number | undefined
}

export type DownloadEvent<Input = unknown> =
  | { readonly type: 'download.start'; readonly input: Input }
  | { readonly type: 'download.progressed'; readonly progress: number }

export type DownloadFact =
  | { readonly type: 'download.done' }
  | { readonly type: 'download.failed'; readonly failure: Failure }

interface Work<Input> {
  readonly input: Input
  readonly report: (progress: number) => void
}

/** Downloads one file at a time to the user's device. */
export const createDownloadMachine = <Input>() =>
  setup({
    types: {
      context: {} as DownloadContext<Input>,
      events: {} as DownloadEvent<Input>,
      emitted: {} as DownloadFact,
    },
    actors: {
      download: fromPromise<void, Work<Input>>(unprovided),
    },
  }).createMachine({
    id: 'download',
    context: { input: undefined, progress: undefined },
    initial: 'idle',
    states: {
      idle: { on: { 'download.start': 'downloading' } },
      downloading: {
        entry: assign(({ event }) => {
          assertEvent(event, 'download.start')
          return { input: event.input, progress: undefined }
        }),
        invoke: {
          src: 'download',
          input: ({ event, self }) => {
            assertEvent(event, 'download.start')
            return {
              input: event.input,
              report: (progress) => self.send({ type: 'download.progressed', progress }),
            }
          },
          onDone: { target: 'idle', actions: emit({ type: 'download.done' as const }) },
          onError: {
            target: 'idle',
            actions: emit(({ event }) => ({
              type: 'download.failed' as const,
              failure: failureOf(event.error),
            })),
          },
        },
        on: { 'download.progressed': { actions: assign({ progress: ({ event }) => event.progress }) } },
      },
    },
  })

export const downloadMachine = createDownloadMachine<unknown>()
