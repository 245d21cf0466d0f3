import { assign, emit, fromPromise, setup } from 'xstate'
import { trimmed } from '../enquiry/contact-rules.ts'
import { enquiryErrors, type EnquiryErrors } from '../enquiry/enquiry-errors.ts'
import type { Enquiry } from '../enquiry/enquiry.ts'
import { failureOf, type Failure } from './failure.ts'

export interface SentForm {
  readonly enquiry: Enquiry
  /** The same for every try of one enquiry, so that the server keeps it once. */
  readonly key: string
  /** Milliseconds from the form's appearance to its submission. */
  readonly took: number
  /** What was typed into the field that people do not see. */
  readonly decoy: string
}

export interface EnquiryContext {
  readonly form: SentForm | null
  readonly errors: EnquiryErrors
  readonly failure: Failure | null
}

export type EnquiryEvent =
  | { readonly type: 'popup.open' }
  | { readonly type: 'popup.close' }
  | { readonly type: 'enquiry.submit'; readonly form: SentForm }

export type EnquiryFact =
  | { readonly type: 'enquiry.sent' }
  | { readonly type: 'enquiry.refused'; readonly errors: EnquiryErrors }
  | { readonly type: 'enquiry.failed'; readonly failure: Failure }

const unprovided = () => Promise.reject(new Error('No actor was provided'))
const isComplete = (form: SentForm) => Object.keys(enquiryErrors(form.enquiry)).length === 0

/**
 * The enquiry popup and its form (E1, E3 to E12). What is typed lives in the form's own fields. Closing the popup does not
 * stop a sending; should that fail, the popup opens again.
 */
export const enquiryMachine = setup({
  types: {
    context: {} as EnquiryContext,
    events: {} as EnquiryEvent,
    emitted: {} as EnquiryFact,
    tags: {} as 'open',
  },
  actors: {
    send: fromPromise<void, SentForm>(unprovided),
  },
}).createMachine({
  id: 'enquiry',
  context: { form: null, errors: {}, failure: null },
  initial: 'closed',
  states: {
    closed: { on: { 'popup.open': 'filling' } },
    filling: {
      tags: 'open',
      on: {
        'popup.close': { target: 'closed', actions: assign({ errors: {}, failure: null }) },
        'enquiry.submit': [
          {
            guard: ({ event }) => isComplete(event.form),
            target: 'sending',
            actions: assign({
              form: ({ event }) => ({ ...event.form, enquiry: trimmed(event.form.enquiry) }),
              errors: {},
              failure: null,
            }),
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
      },
    },
    sending: {
      initial: 'shown',
      states: {
        shown: { tags: 'open', on: { 'popup.close': 'hidden' } },
        hidden: { on: { 'popup.open': 'shown' } },
      },
      invoke: {
        src: 'send',
        input: ({ context }) => formOf(context),
        onDone: { target: 'sent', actions: emit({ type: 'enquiry.sent' }) },
        onError: {
          target: 'filling',
          actions: [
            assign(({ event }) => {
              const failure = failureOf(event.error)
              return { failure, errors: failure.fields ?? {} }
            }),
            emit(({ event }) => ({ type: 'enquiry.failed' as const, failure: failureOf(event.error) })),
          ],
        },
      },
    },
    sent: { entry: assign({ form: null }), on: { 'popup.open': 'filling' } },
  },
})

function formOf({ form }: EnquiryContext): SentForm {
  if (form === null) throw new Error('No enquiry was submitted')
  return form
}
