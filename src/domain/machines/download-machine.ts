import { assertEvent, assign, emit, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from './failure.ts'
import { unprovided } from './unprovided.ts'

export interface DownloadContext<Wanted> {
  /** What is being downloaded, as the caller named it. */
  readonly wanted: Wanted | undefined
  /** From 0 to 1; `undefined` if the server does not send the size. */
  readonly progress: number | undefined
}

export type DownloadEvent<Wanted = unknown> =
  | { readonly type: 'download.start'; readonly wanted: Wanted }
  | { readonly type: 'download.progressed'; readonly progress: number }

export type DownloadFact =
  | { readonly type: 'download.done' }
  | { readonly type: 'download.failed'; readonly failure: Failure }

interface Work<Wanted> {
  readonly wanted: Wanted
  readonly report: (progress: number) => void
}

/** Downloads one file at a time to the user's device. */
export const createDownloadMachine = <Wanted>() =>
  setup({
    types: {
      context: {} as DownloadContext<Wanted>,
      events: {} as DownloadEvent<Wanted>,
      emitted: {} as DownloadFact,
    },
    actors: {
      download: fromPromise<void, Work<Wanted>>(unprovided),
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
          input: ({ event, self }) => {
            assertEvent(event, 'download.start')
            return {
              wanted: event.wanted,
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
