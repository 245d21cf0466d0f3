import { assertEvent, assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { ChosenFile } from '../picture/chosen-file.ts'
import { failureOf, isExpiry, type Failure } from './failure.ts'
import type { Listed } from './list-machine.ts'
import { nextUpload, withAddresses, type Form, type Upload } from './pending-pictures.ts'
import { unprovided } from './unprovided.ts'

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
  readonly failedWhile: Work | null
  /** Whether the form was reset while its save was under way: the save goes on, its outcome is only announced. */
  readonly left: boolean
}

type Work = 'uploading' | 'saving'

export type SaveEvent =
  | { readonly type: 'save.submit'; readonly id?: string; readonly form: Form }
  | { readonly type: 'save.reset' }
  /** The person has signed in again: a save that the end of the session refused goes on. */
  | { readonly type: 'session.renewed' }
  | { readonly type: 'upload.progressed'; readonly progress: number }

export type SaveFact<Item extends Listed = Listed> =
  | { readonly type: 'item.saving' }
  | { readonly type: 'item.added'; readonly item: Item }
  | { readonly type: 'item.updated'; readonly item: Item }
  | { readonly type: 'item.notSaved'; readonly failure: Failure; readonly while: Work }
  /** Precedes `item.notSaved` if somebody else saved the item first; `item` is their version. */
  | { readonly type: 'item.overtaken'; readonly item: Item }

/**
 * Uploads what was chosen, then saves (L9, L10, L11). The tag `busy` is the form's loading flag; a save that was begun is
 * never stopped, so that each `item.saving` is followed by its outcome. The tag `asking` says that the screen asks the
 * person what to do about a failure. Given the names of the fields that hold pictures.
 */
export const createSaveMachine = <Item extends Listed>() =>
  setup({
    types: {
      context: {} as SaveContext,
      events: {} as SaveEvent,
      emitted: {} as SaveFact<Item>,
      input: {} as { readonly pictures: ReadonlyArray<string> },
      tags: {} as 'busy' | 'asking',
    },
    actors: {
      /** Answers the stored file's address; reports progress to the actor that invoked it. */
      upload: fromPromise<string, { readonly file: ChosenFile; readonly report: (progress: number) => void }>(
        unprovided,
      ),
      save: fromPromise<Item, { readonly id: string | undefined; readonly draft: Form }>(unprovided),
    },
    actions: {
      take: assign(({ event }) => {
        assertEvent(event, 'save.submit')
        return { id: event.id, form: event.form, failure: null, failedWhile: null }
      }),
      announce: emit({ type: 'item.saving' }),
      retry: assign({ failure: null, failedWhile: null }),
      fail: enqueueActions(({ enqueue }, { error, during }: { error: unknown; during: Work }) => {
        const failure = failureOf(error)
        enqueue.assign({ failure, failedWhile: during })
        enqueue.emit({ type: 'item.notSaved', failure, while: during })
      }),
      clear: assign({ uploads: [], sending: null, failure: null, failedWhile: null, left: false }),
      leave: assign({ left: true }),
    },
    guards: {
      everythingStored: ({ context }) => pendingFile(context) === undefined,
      left: ({ context }) => context.left,
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
      left: false,
    }),
    initial: 'editing',
    on: { 'save.reset': { target: '.editing', actions: 'clear' } },
    states: {
      editing: { on: { 'save.submit': { target: 'storing', actions: ['take', 'announce'] } } },
      storing: {
        always: [{ guard: 'everythingStored', target: 'saving' }, { target: 'uploading' }],
      },
      uploading: {
        tags: 'busy',
        entry: assign({ sending: ({ context }) => ({ file: fileOf(context), progress: 0 }) }),
        invoke: {
          src: 'upload',
          input: ({ context, self }) => ({
            file: fileOf(context),
            report: (progress) => self.send({ type: 'upload.progressed', progress }),
          }),
          onDone: {
            target: 'storing',
            actions: assign({
              sending: null,
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
              actions: { type: 'fail', params: ({ event }) => ({ error: event.error, during: 'uploading' }) },
            },
            {
              target: 'failed',
              actions: { type: 'fail', params: ({ event }) => ({ error: event.error, during: 'uploading' }) },
            },
          ],
        },
        on: {
          'upload.progressed': {
            actions: assign({
              sending: ({ context, event }) => ({ file: fileOf(context), progress: event.progress }),
            }),
          },
          'save.reset': { actions: 'leave' },
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
          onError: [
            {
              guard: ({ event }) => isOvertaken(failureOf(event.error)),
              target: 'overtaken',
              actions: [
                // A store sends the whole item along with its refusal.
                emit(({ event }) => ({
                  type: 'item.overtaken' as const,
                  item: failureOf(event.error).current as Item,
                })),
                { type: 'fail', params: ({ event }) => ({ error: event.error, during: 'saving' }) },
              ],
            },
            {
              guard: ({ event }) => isExpiry(failureOf(event.error)),
              target: 'expired',
              actions: { type: 'fail', params: ({ event }) => ({ error: event.error, during: 'saving' }) },
            },
            {
              target: 'failed',
              actions: { type: 'fail', params: ({ event }) => ({ error: event.error, during: 'saving' }) },
            },
          ],
        },
        on: { 'save.reset': { actions: 'leave' } },
      },
      saved: {
        entry: assign({ uploads: [] }),
        always: { guard: 'left', target: 'editing', actions: 'clear' },
        on: { 'save.submit': { target: 'storing', actions: ['take', 'announce'] } },
      },
      failed: {
        always: { guard: 'left', target: 'editing', actions: 'clear' },
        on: { 'save.submit': { target: 'storing', actions: ['take', 'announce'] } },
      },
      /** Somebody else saved the item first: the failure holds it as it is now, and the form is to be merged with it. */
      overtaken: {
        tags: 'asking',
        always: { guard: 'left', target: 'editing', actions: 'clear' },
        on: { 'save.submit': { target: 'storing', actions: ['take', 'announce'] } },
      },
      /** The session ended first: the form waits for the person to sign in again. */
      expired: {
        tags: 'asking',
        always: { guard: 'left', target: 'editing', actions: 'clear' },
        on: {
          'save.submit': { target: 'storing', actions: ['take', 'announce'] },
          'session.renewed': { target: 'storing', actions: ['retry', 'announce'] },
        },
      },
    },
  })

export const saveMachine = createSaveMachine<Listed>()

const isOvertaken = ({ current }: Failure) =>
  typeof current === 'object' && current !== null && 'version' in current

const pendingFile = (context: SaveContext) => nextUpload(context.form, context.pictures, context.uploads)

function fileOf(context: SaveContext): ChosenFile {
  const file = pendingFile(context)
  if (file === undefined) throw new Error('Nothing is left to upload')
  return file
}
