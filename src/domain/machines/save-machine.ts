import { assign, emit, fromPromise, setup } from 'xstate'
import type { ChosenFile } from '../picture/chosen-file.ts'
import { failureOf, type Failure } from './failure.ts'
import type { Listed } from './list-machine.ts'
import { nextUpload, withAddresses, type Form, type Upload } from './pending-pictures.ts'

export interface SaveContext {
  readonly pictures: ReadonlyArray<string>
  /** The item that is updated; none is added where this is missing. */
  readonly id: string | undefined
  readonly form: Form
  /** Files that are stored already: a retry does not send them again. */
  readonly uploads: ReadonlyArray<Upload>
  /** The file on its way and how much of it has been sent, from 0 to 1. */
  readonly sending: { readonly file: ChosenFile; readonly progress: number } | null
  readonly failure: Failure | null
  readonly failedWhile: 'uploading' | 'saving' | null
}

export type SaveEvent =
  | { readonly type: 'save.submit'; readonly id?: string; readonly form: Form }
  | { readonly type: 'save.reset' }
  | { readonly type: 'upload.progressed'; readonly progress: number }

export type SaveFact =
  | { readonly type: 'item.saving' }
  | { readonly type: 'item.added'; readonly item: Listed }
  | { readonly type: 'item.updated'; readonly item: Listed }
  | { readonly type: 'item.notSaved'; readonly failure: Failure; readonly while: 'uploading' | 'saving' }

const unprovided = () => Promise.reject(new Error('No actor was provided'))

/**
 * Uploads what was chosen, then saves (L9, L10, L11). The tag `busy` is the form's loading flag. Given the names of the
 * fields that hold pictures.
 */
export const saveMachine = setup({
  types: {
    context: {} as SaveContext,
    events: {} as SaveEvent,
    emitted: {} as SaveFact,
    input: {} as { readonly pictures: ReadonlyArray<string> },
    tags: {} as 'busy',
  },
  actors: {
    /** Answers the stored file's address; reports progress to the actor that invoked it. */
    upload: fromPromise<string, { readonly file: ChosenFile; readonly report: (progress: number) => void }>(
      unprovided,
    ),
    save: fromPromise<Listed, { readonly id: string | undefined; readonly draft: Form }>(unprovided),
  },
  actions: {
    take: assign(({ event }) =>
      event.type === 'save.submit'
        ? { id: event.id, form: event.form, failure: null, failedWhile: null }
        : {},
    ),
    announce: emit({ type: 'item.saving' as const }),
  },
  guards: {
    everythingStored: ({ context }) => pendingFile(context) === undefined,
  },
}).createMachine({
  id: 'save',
  context: ({ input }) => ({
    pictures: input.pictures,
    id: undefined,
    form: {},
    uploads: [],
    sending: null,
    failure: null,
    failedWhile: null,
  }),
  initial: 'editing',
  on: {
    'save.reset': {
      target: '.editing',
      actions: assign({ uploads: [], sending: null, failure: null, failedWhile: null }),
    },
  },
  states: {
    editing: { on: { 'save.submit': { target: 'storing', actions: ['take', 'announce'] } } },
    storing: {
      tags: 'busy',
      always: [{ guard: 'everythingStored', target: 'saving' }, { target: 'uploading' }],
    },
    uploading: {
      tags: 'busy',
      entry: assign({ sending: ({ context }) => startOf(context) }),
      invoke: {
        src: 'upload',
        input: ({ context, self }) => ({
          file: startOf(context).file,
          report: (progress) => self.send({ type: 'upload.progressed', progress }),
        }),
        onDone: {
          target: 'storing',
          actions: assign({
            sending: null,
            uploads: ({ context, event }) => [
              ...context.uploads,
              { file: startOf(context).file, address: event.output },
            ],
          }),
        },
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => failureOf(event.error), failedWhile: 'uploading' as const }),
        },
      },
      on: {
        'upload.progressed': {
          actions: assign({
            sending: ({ context, event }) => ({ ...startOf(context), progress: event.progress }),
          }),
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context }) => ({
          id: context.id,
          draft: withAddresses(context.form, context.pictures, context.uploads),
        }),
        onDone: {
          target: 'saved',
          actions: emit(({ context, event }) => ({
            type: context.id === undefined ? ('item.added' as const) : ('item.updated' as const),
            item: event.output,
          })),
        },
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => failureOf(event.error), failedWhile: 'saving' as const }),
        },
      },
    },
    saved: { entry: assign({ uploads: [] }), on: { 'save.submit': { target: 'storing', actions: ['take', 'announce'] } } },
    failed: {
      entry: emit(({ context }) => ({
        type: 'item.notSaved' as const,
        failure: context.failure ?? failureOf('Failed'),
        while: context.failedWhile ?? ('saving' as const),
      })),
      on: { 'save.submit': { target: 'storing', actions: ['take', 'announce'] } },
    },
  },
})

const pendingFile = (context: SaveContext) => nextUpload(context.form, context.pictures, context.uploads)

function startOf(context: SaveContext) {
  const file = pendingFile(context)
  if (file === undefined) throw new Error('Nothing is left to upload')
  return { file, progress: 0 }
}
