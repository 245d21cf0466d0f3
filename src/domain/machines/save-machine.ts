import { assertEvent, assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { ChosenFile } from '../picture/chosen-file.ts'
import { failureOf, isExpiry, type Failure } from './failure.ts'
import type { Listed } from './list-machine.ts'
import { nextUpload, withAddresses, type Form, type Upload } from '../forms/pending-pictures.ts'
import { unprovided } from './unprovided.ts'

export interface SaveContext<Request = undefined> {
  readonly pictures: ReadonlyArray<string>
  /** The id of the item to update; without an id an item is added. */
  readonly id: string | undefined
  readonly form: Form
  /** What the form asks for, apart from its values. */
  readonly request: Request | undefined
  /** Uploaded files, which a retry does not send again. */
  readonly uploads: ReadonlyArray<Upload>
  /** The file in flight, and its progress from 0 to 1. */
  readonly uploading: { readonly file: ChosenFile; readonly progress: number } | null
  readonly failure: Failure | null
  readonly failedStep: SaveStep | null
  /** Whether the form was reset during its save, which then continues and is only announced. */
  readonly isAbandoned: boolean
}

export type SaveStep = 'uploading' | 'saving'

export type SaveEvent<Request = undefined> =
  | { readonly type: 'save.submit'; readonly id?: string; readonly form: Form; readonly request?: Request }
  | { readonly type: 'save.reset' }
  /** The user has signed in again: a save that failed because the session had ended is retried. */
  | { readonly type: 'session.renewed' }
  | { readonly type: 'upload.progressed'; readonly progress: number }

export type SaveFact<Item extends Listed = Listed> =
  | { readonly type: 'item.saving' }
  | { readonly type: 'item.added'; readonly item: Item }
  | { readonly type: 'item.updated'; readonly item: Item }
  | { readonly type: 'item.notSaved'; readonly failure: Failure; readonly step: SaveStep }
  /** Precedes `item.notSaved` if another person saved the item first; `item` is their version. */
  | { readonly type: 'item.conflicted'; readonly item: Item }

/** The transition of every state in which a form can be sent. */
const submit = { target: 'checkingUploads', actions: ['accept', 'announce'] } as const

/**
 * Uploads the chosen pictures of a form, then saves it (L9, L10, L11). A save in flight is never interrupted, so each
 * `item.saving` is followed by its outcome. The tag `busy` is the form's loading flag; `asking` means that the screen
 * asks the user how to go on after a failure.
 */
export const createSaveMachine = <Item extends Listed, Request = undefined>() =>
  setup({
    types: {
      context: {} as SaveContext<Request>,
      events: {} as SaveEvent<Request>,
      emitted: {} as SaveFact<Item>,
      input: {} as { readonly pictures: ReadonlyArray<string> },
      tags: {} as 'busy' | 'asking',
    },
    actors: {
      /** Returns the address of the stored file. */
      upload: fromPromise<string, { readonly file: ChosenFile; readonly report: (progress: number) => void }>(
        unprovided,
      ),
      save: fromPromise<Item, Pick<SaveContext<Request>, 'id' | 'form' | 'request'>>(unprovided),
    },
    actions: {
      accept: assign(({ event }) => {
        assertEvent(event, 'save.submit')
        return { id: event.id, form: event.form, request: event.request, failure: null, failedStep: null }
      }),
      announce: emit({ type: 'item.saving' }),
      retry: assign({ failure: null, failedStep: null }),
      fail: enqueueActions(({ enqueue }, { error, step }: { error: unknown; step: SaveStep }) => {
        const failure = failureOf(error)
        enqueue.assign({ failure, failedStep: step })
        enqueue.emit({ type: 'item.notSaved', failure, step })
      }),
      clear: assign({ uploads: [], uploading: null, failure: null, failedStep: null, isAbandoned: false }),
      abandon: assign({ isAbandoned: true }),
    },
    guards: {
      allUploaded: ({ context }) => pendingFile(context) === undefined,
      isAbandoned: ({ context }) => context.isAbandoned,
    },
  }).createMachine({
    id: 'save',
    context: ({ input }) => ({
      pictures: input.pictures,
      id: undefined,
      form: {},
      request: undefined,
      uploads: [],
      uploading: null,
      failure: null,
      failedStep: null,
      isAbandoned: false,
    }),
    initial: 'editing',
    on: { 'save.reset': { target: '.editing', actions: 'clear' } },
    states: {
      editing: { on: { 'save.submit': submit } },
      checkingUploads: {
        always: [{ guard: 'allUploaded', target: 'saving' }, { target: 'uploading' }],
      },
      uploading: {
        tags: 'busy',
        entry: assign({ uploading: ({ context }) => ({ file: fileOf(context), progress: 0 }) }),
        invoke: {
          src: 'upload',
          input: ({ context, self }) => ({
            file: fileOf(context),
            report: (progress) => self.send({ type: 'upload.progressed', progress }),
          }),
          onDone: {
            target: 'checkingUploads',
            actions: assign({
              uploading: null,
              uploads: ({ context, event }) => [
                ...context.uploads,
                { file: fileOf(context), address: event.output },
              ],
            }),
          },
          onError: [
            {
              guard: ({ event }) => isExpiry(failureOf(event.error)),
              target: 'expired',
              actions: { type: 'fail', params: ({ event }) => ({ error: event.error, step: 'uploading' }) },
            },
            {
              target: 'failed',
              actions: { type: 'fail', params: ({ event }) => ({ error: event.error, step: 'uploading' }) },
            },
          ],
        },
        on: {
          'upload.progressed': {
            actions: assign({
              uploading: ({ context, event }) => ({ file: fileOf(context), progress: event.progress }),
            }),
          },
          'save.reset': { actions: 'abandon' },
        },
      },
      saving: {
        tags: 'busy',
        invoke: {
          src: 'save',
          input: ({ context }) => ({
            id: context.id,
            form: withAddresses(context.form, context.pictures, context.uploads),
            request: context.request,
          }),
          onDone: {
            target: 'saved',
            actions: emit(({ context, event }) => ({
              type: context.id === undefined ? ('item.added' as const) : ('item.updated' as const),
              item: event.output,
            })),
          },
          onError: [
            {
              guard: ({ event }) => isConflict(failureOf(event.error)),
              target: 'conflicted',
              actions: [
                // The store includes the current item in its refusal.
                emit(({ event }) => ({
                  type: 'item.conflicted' as const,
                  item: failureOf(event.error).current as Item,
                })),
                { type: 'fail', params: ({ event }) => ({ error: event.error, step: 'saving' }) },
              ],
            },
            {
              guard: ({ event }) => isExpiry(failureOf(event.error)),
              target: 'expired',
              actions: { type: 'fail', params: ({ event }) => ({ error: event.error, step: 'saving' }) },
            },
            {
              target: 'failed',
              actions: { type: 'fail', params: ({ event }) => ({ error: event.error, step: 'saving' }) },
            },
          ],
        },
        on: { 'save.reset': { actions: 'abandon' } },
      },
      saved: {
        entry: assign({ uploads: [] }),
        always: { guard: 'isAbandoned', target: 'editing', actions: 'clear' },
        on: { 'save.submit': submit },
      },
      failed: {
        always: { guard: 'isAbandoned', target: 'editing', actions: 'clear' },
        on: { 'save.submit': submit },
      },
      /** Another person saved the item first; the form is to be merged with their version. */
      conflicted: {
        tags: 'asking',
        always: { guard: 'isAbandoned', target: 'editing', actions: 'clear' },
        on: { 'save.submit': submit },
      },
      /** The session had ended; retries after the next sign-in. */
      expired: {
        tags: 'asking',
        always: { guard: 'isAbandoned', target: 'editing', actions: 'clear' },
        on: {
          'save.submit': submit,
          'session.renewed': { target: 'checkingUploads', actions: ['retry', 'announce'] },
        },
      },
    },
  })

export const saveMachine = createSaveMachine<Listed>()

const isConflict = ({ current }: Failure) =>
  typeof current === 'object' && current !== null && 'version' in current

type Pending = Pick<SaveContext, 'form' | 'pictures' | 'uploads'>

const pendingFile = (context: Pending) => nextUpload(context.form, context.pictures, context.uploads)

function fileOf(context: Pending): ChosenFile {
  const file = pendingFile(context)
  if (file === undefined) throw new Error('No file is left to upload')
  return file
}
