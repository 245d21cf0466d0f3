import { assertEvent, assign, emit, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from './failure.ts'

export interface DownloadContext {
  /** What is on its way, in the words of whoever asked. */
  readonly wanted: unknown
  /** From 0 to 1; unknown where the other side does not say how much there is. */
  readonly progress: number | undefined
}

export type DownloadEvent =
  | { readonly type: 'download.start'; readonly wanted: unknown }
  | { readonly type: 'download.progressed'; readonly progress: number }

export type DownloadFact =
  | { readonly type: 'download.done' }
  | { readonly type: 'download.failed'; readonly failure: Failure }

interface Work {
  readonly wanted: unknown
  readonly report: (progress: number) => void
}

/** Fetches one file after the other and hands it to the person. */
export const downloadMachine = setup({
  types: { context: {} as DownloadContext, events: {} as DownloadEvent, emitted: {} as DownloadFact },
  actors: {
    download: fromPromise<void, Work>(() => Promise.reject(new Error('No actor was provided'))),
  },
}).createMachine({
  id: 'download',
  context: { wanted: undefined, progress: undefined },
  initial: 'idle',
  states: {
    idle: { on: { 'download.start': 'downloading' } },
    downloading: {
      entry: assign(({ event }) => {
        assertEvent(event, 'download.start')
        return { wanted: event.wanted, progress: undefined }
      }),
      invoke: {
        src: 'download',
        input: ({ context, self }) => ({
          wanted: context.wanted,
          report: (progress) => self.send({ type: 'download.progressed', progress }),
        }),
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
