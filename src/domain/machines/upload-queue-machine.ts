import { assign, emit, fromPromise, setup } from 'xstate'
import type { ChosenFile } from '../picture/chosen-file.ts'
import { uploadError, type LibraryKind, type PictureDetails } from '../picture/library-picture.ts'
import { failureOf, type Failure } from './failure.ts'
import { unprovided } from './unprovided.ts'

export type QueuedState = 'waiting' | 'sending' | 'added' | 'known' | 'refused' | 'failed'

export interface QueuedFile {
  readonly key: string
  readonly file: ChosenFile
  readonly state: QueuedState
  /** From 0 to 1. */
  readonly progress: number
  /** Whether the file is stored even if the library has the same bytes. */
  readonly again: boolean
  /** The added picture, or the known one of the same bytes. */
  readonly picture?: PictureDetails
  /** Why the file is refused before it is sent. */
  readonly refusal?: string
  readonly failure?: Failure
}

type Lane = 0 | 1 | 2
const lanes: ReadonlyArray<Lane> = [0, 1, 2]

export interface UploadQueueContext {
  readonly files: ReadonlyArray<QueuedFile>
  /** The key of the file that each lane sends. */
  readonly sending: Readonly<Record<Lane, string | undefined>>
  readonly last: number
}

export type UploadQueueEvent =
  | {
      readonly type: 'files.added'
      readonly files: ReadonlyArray<ChosenFile>
      /** The only kind that is wanted; any if absent. */
      readonly kind?: LibraryKind
    }
  | { readonly type: 'upload.progressed'; readonly key: string; readonly progress: number }
  | { readonly type: 'upload.retried'; readonly key: string }
  /** Stores a file whose bytes are known. */
  | { readonly type: 'upload.repeated'; readonly key: string }
  | { readonly type: 'file.removed'; readonly key: string }
  /** Removes what is not sent yet. */
  | { readonly type: 'queue.stopped' }
  | { readonly type: 'picture.saved'; readonly picture: PictureDetails }
  | { readonly type: 'queue.cleared' }

export type UploadQueueFact = { readonly type: 'picture.added'; readonly picture: PictureDetails }

export interface Uploading {
  readonly file: ChosenFile
  readonly again: boolean
  readonly report: (progress: number) => void
}

export interface Uploaded {
  readonly picture: PictureDetails
  readonly isKnown: boolean
}

const waitingIn = ({ files }: UploadQueueContext) => files.filter(({ state }) => state === 'waiting')

/** Whether a lane has work, after the idle lanes before it have taken theirs. */
const hasWork = (context: UploadQueueContext, lane: Lane) =>
  waitingIn(context).length >
  lanes.filter((each) => each < lane && context.sending[each] === undefined).length

const changed = (
  { files }: UploadQueueContext,
  key: string | undefined,
  change: Partial<QueuedFile>,
): ReadonlyArray<QueuedFile> => files.map((each) => (each.key === key ? { ...each, ...change } : each))

const without = (
  { files }: UploadQueueContext,
  isGone: (file: QueuedFile) => boolean,
): Pick<UploadQueueContext, 'files'> => ({ files: files.filter((each) => !isGone(each)) })

/** Frees a lane. */
const ended = (context: UploadQueueContext, lane: Lane, change: Partial<QueuedFile>) => ({
  files: changed(context, context.sending[lane], change),
  sending: { ...context.sending, [lane]: undefined },
})

const build = setup({
  types: {
    context: {} as UploadQueueContext,
    events: {} as UploadQueueEvent,
    emitted: {} as UploadQueueFact,
  },
  actors: { upload: fromPromise<Uploaded, Uploading>(unprovided) },
})

const laneOf = (lane: Lane) =>
  build.createStateConfig({
    initial: 'idle',
    states: {
      idle: { always: { guard: ({ context }) => hasWork(context, lane), target: 'sending' } },
      sending: {
        entry: assign(({ context }) => {
          const key = waitingIn(context)[0]?.key
          return {
            sending: { ...context.sending, [lane]: key },
            files: changed(context, key, { state: 'sending', progress: 0 }),
          }
        }),
        invoke: {
          src: 'upload',
          input: ({ context, self }) => {
            const key = context.sending[lane] ?? ''
            const { file, again } = context.files.find((each) => each.key === key) ?? {
              file: { name: '', size: 0, type: '' },
              again: false,
            }
            return {
              file,
              again,
              report: (progress) => self.send({ type: 'upload.progressed', key, progress }),
            }
          },
          onDone: {
            target: 'idle',
            actions: [
              assign(({ context, event: { output } }) =>
                ended(context, lane, {
                  state: output.isKnown ? 'known' : 'added',
                  progress: 1,
                  picture: output.picture,
                }),
              ),
              emit(({ event }) => ({ type: 'picture.added' as const, picture: event.output.picture })),
            ],
          },
          onError: {
            target: 'idle',
            actions: assign(({ context, event }) =>
              ended(context, lane, { state: 'failed', failure: failureOf(event.error) }),
            ),
          },
        },
      },
    },
  })

/** Sends files to the library, three at a time. One that is refused or fails stops no other. */
export const uploadQueueMachine = build.createMachine({
  id: 'uploadQueue',
  type: 'parallel',
  context: { files: [], sending: { 0: undefined, 1: undefined, 2: undefined }, last: 0 },
  on: {
    'files.added': {
      actions: assign(({ context, event }) => ({
        last: context.last + event.files.length,
        files: [
          ...context.files,
          ...event.files.map((file, at): QueuedFile => {
            const refusal = uploadError(file, event.kind)
            const entry = { key: String(context.last + at + 1), file, progress: 0, again: false }
            return refusal === undefined
              ? { ...entry, state: 'waiting' }
              : { ...entry, state: 'refused', refusal }
          }),
        ],
      })),
    },
    'upload.progressed': {
      actions: assign({
        files: ({ context, event }) => changed(context, event.key, { progress: event.progress }),
      }),
    },
    'upload.retried': {
      actions: assign({ files: ({ context, event }) => changed(context, event.key, { state: 'waiting' }) }),
    },
    'upload.repeated': {
      actions: assign({
        files: ({ context, event }) => changed(context, event.key, { state: 'waiting', again: true }),
      }),
    },
    'file.removed': {
      actions: assign(({ context, event }) =>
        without(context, ({ key, state }) => key === event.key && state !== 'sending'),
      ),
    },
    'queue.stopped': {
      actions: assign(({ context }) => without(context, ({ state }) => state === 'waiting')),
    },
    'queue.cleared': {
      actions: assign(({ context }) =>
        without(context, ({ state }) => state !== 'sending' && state !== 'waiting'),
      ),
    },
    'picture.saved': {
      actions: assign({
        files: ({ context, event: { picture } }) =>
          context.files.map((each) => (each.picture?.id === picture.id ? { ...each, picture } : each)),
      }),
    },
  },
  states: { first: laneOf(0), second: laneOf(1), third: laneOf(2) },
})

/** Whether something is still to be sent. */
export const isUploading = ({ files }: Pick<UploadQueueContext, 'files'>): boolean =>
  files.some(({ state }) => state === 'waiting' || state === 'sending')
