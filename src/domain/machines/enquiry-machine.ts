import { assign, emit, fromPromise, raise, setup } from 'xstate'
import { trimmed } from '../enquiry/contact-rules.ts'
import { enquiryErrors, type EnquiryErrors } from '../enquiry/enquiry-errors.ts'
import type { Enquiry } from '../enquiry/enquiry.ts'
import type { Receipt } from '../mail/inbox/receipt.ts'
import { failureOf, type Failure } from './failure.ts'

export interface SentForm {
  readonly enquiry: Enquiry
  /** The same for every try of one enquiry, so that the server keeps it once. */
  readonly key: string
  /** Milliseconds from the form's appearance to its submission. */
  readonly took: number
  /** What was typed into the field that people do not see. */
  readonly decoy: string
  /** The version of the sentence that stood under the form. */
  readonly consent: string
}

export interface EnquiryContext {
  /** What is being sent, or waits for it. */
  readonly form: SentForm | null
  readonly errors: EnquiryErrors
  readonly failure: Failure | null
  /** Whether what waits outlives the page. */
  readonly kept: boolean
  /** Of the enquiry that was sent last, until it is put away or the next one is sent. */
  readonly receipt: Receipt | null
}

export type EnquiryEvent =
  | { readonly type: 'popup.open' }
  | { readonly type: 'popup.close' }
  /** A popup that was closed while it was sending has something to say. */
  | { readonly type: 'popup.return' }
  | { readonly type: 'enquiry.submit'; readonly form: SentForm }
  /** One that has waited since an earlier visit. */
  | { readonly type: 'enquiry.resume'; readonly form: SentForm }
  /** What waits is not sent: it is changed first, or not wanted any more. */
  | { readonly type: 'enquiry.change' }
  | { readonly type: 'enquiry.discard' }
  | { readonly type: 'receipt.close' }

export type EnquiryFact =
  | { readonly type: 'enquiry.sent'; readonly enquiry: Enquiry; readonly receipt: Receipt }
  | { readonly type: 'enquiry.refused'; readonly errors: EnquiryErrors }
  | { readonly type: 'enquiry.failed'; readonly failure: Failure }
  | { readonly type: 'enquiry.changed' }
  | { readonly type: 'enquiry.discarded' }

const unprovided = () => Promise.reject(new Error('No actor was provided'))
const isComplete = (form: SentForm) => Object.keys(enquiryErrors(form.enquiry)).length === 0
const idle = { form: null, errors: {}, failure: null, kept: false, receipt: null } satisfies EnquiryContext

/**
 * The enquiry (E1, E3 to E12), in whichever form it is typed: the popup is one of them, and a page's form pays no heed to it.
 * What is typed lives in the form's own fields. Closing the popup does not stop a sending; should that fail, it opens again.
 */
export const enquiryMachine = setup({
  types: {
    context: {} as EnquiryContext,
    events: {} as EnquiryEvent,
    emitted: {} as EnquiryFact,
    tags: {} as 'open',
  },
  actors: {
    send: fromPromise<Receipt, SentForm>(unprovided),
    /** Keeps on the device what waits, and answers whether it could. */
    keep: fromPromise<boolean, SentForm>(unprovided),
    /** Answers when there is a connection; at once where there is one. */
    connection: fromPromise<void>(unprovided),
  },
  guards: {
    isOffline: () => false,
    isIdle: ({ context }) => context.form === null,
  },
}).createMachine({
  id: 'enquiry',
  context: idle,
  on: { 'receipt.close': { actions: assign({ receipt: null }) } },
  type: 'parallel',
  states: {
    popup: {
      initial: 'closed',
      states: {
        closed: { on: { 'popup.open': 'open', 'enquiry.resume': 'away' } },
        open: {
          tags: 'open',
          on: { 'popup.close': [{ guard: 'isIdle', target: 'closed' }, { target: 'away' }] },
        },
        away: { on: { 'popup.open': 'open', 'popup.return': 'open', 'popup.close': 'closed' } },
      },
    },
    form: {
      initial: 'filling',
      states: {
        filling: {
          on: {
            'popup.close': { actions: assign({ errors: {}, failure: null }) },
            'enquiry.submit': [
              {
                guard: ({ event }) => isComplete(event.form),
                target: 'sending',
                actions: assign(({ event: { form } }) => ({
                  ...idle,
                  form: { ...form, enquiry: trimmed(form.enquiry) },
                })),
              },
              {
                actions: [
                  assign({ errors: ({ event }) => enquiryErrors(event.form.enquiry), failure: null }),
                  emit(({ event }) => ({
                    type: 'enquiry.refused' as const,
                    errors: enquiryErrors(event.form.enquiry),
                  })),
                ],
              },
            ],
            'enquiry.resume': { target: 'waiting', actions: assign(({ event: { form } }) => ({ form })) },
          },
        },
        sending: {
          invoke: {
            src: 'send',
            input: ({ context }) => formOf(context),
            onDone: {
              target: 'filling',
              actions: [
                emit(({ context, event }) => ({
                  type: 'enquiry.sent' as const,
                  enquiry: formOf(context).enquiry,
                  receipt: event.output,
                })),
                assign(({ event }) => ({ ...idle, receipt: event.output })),
                raise({ type: 'popup.close' }),
              ],
            },
            onError: [
              {
                guard: 'isOffline',
                target: 'waiting',
                actions: raise({ type: 'popup.return' }),
              },
              {
                target: 'filling',
                actions: [
                  assign(({ event }) => {
                    const failure = failureOf(event.error)
                    return { ...idle, failure, errors: failure.fields ?? {} }
                  }),
                  emit(({ event }) => ({ type: 'enquiry.failed' as const, failure: failureOf(event.error) })),
                  raise({ type: 'popup.return' }),
                ],
              },
            ],
          },
        },
        waiting: {
          invoke: [
            {
              src: 'keep',
              input: ({ context }) => formOf(context),
              onDone: { actions: assign({ kept: ({ event }) => event.output }) },
              onError: {},
            },
            { src: 'connection', onDone: 'sending' },
          ],
          on: {
            'enquiry.change': {
              target: 'filling',
              actions: [assign(idle), emit({ type: 'enquiry.changed' })],
            },
            'enquiry.discard': {
              target: 'filling',
              actions: [assign(idle), emit({ type: 'enquiry.discarded' })],
            },
          },
        },
      },
    },
  },
})

function formOf({ form }: EnquiryContext): SentForm {
  if (form === null) throw new Error('No enquiry was submitted')
  return form
}
