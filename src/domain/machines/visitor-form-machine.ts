import { assign, emit, fromPromise, raise, setup } from 'xstate'
import { errorsOf, asStored, type RuleErrors } from '../forms/contact-rules.ts'
import type { SentReceipt } from '../mail/inbox/receipt.ts'
import type { AppliedPosition } from '../visitor-forms/profile/profile.ts'
import { serverErrors } from '../visitor-forms/server-errors.ts'
import type { SubmittedForm, VisitorForm } from '../visitor-forms/visitor-form.ts'
import { forms, type FormsWords } from '../wording/en/site/forms.ts'
import { failureOf, type Failure } from './failure.ts'
import { unprovided } from './unprovided.ts'

export interface VisitorFormContext<Values> {
  /** The position that an application is for; `null` in an enquiry. */
  readonly position: AppliedPosition | null
  /** The submitted form: in flight, waiting for a connection, or acknowledged. */
  readonly form: SubmittedForm<Values> | null
  readonly errors: RuleErrors<Values>
  readonly failure: Failure | null
  /** Whether the waiting form outlives the page. */
  readonly isOnDevice: boolean
  /** The share of the form that has been sent, from 0 to 1; `null` if the sender does not report it. */
  readonly progress: number | null
  /** The receipt of the last form, until it is closed or the next form is sent. */
  readonly receipt: SentReceipt | null
}

export type VisitorFormEvent<Values> =
  | { readonly type: 'popup.open'; readonly position?: AppliedPosition | undefined }
  | { readonly type: 'popup.close' }
  /** Opens a popup that was closed while its form was being sent. */
  | { readonly type: 'popup.return' }
  /** The form is part of the page of a position. */
  | { readonly type: 'page.open'; readonly position: AppliedPosition }
  | { readonly type: 'form.submit'; readonly form: SubmittedForm<Values> }
  /** Sends a form that has waited since an earlier visit. */
  | { readonly type: 'form.resume'; readonly form: SubmittedForm<Values> }
  | { readonly type: 'form.progressed'; readonly progress: number }
  /** Takes a waiting form back to change it. */
  | { readonly type: 'form.change' }
  /** Discards a waiting form. */
  | { readonly type: 'form.discard' }
  | { readonly type: 'receipt.close' }

export type VisitorFormFact<Values> =
  | { readonly type: 'form.sent'; readonly values: Values }
  | { readonly type: 'form.invalid' }
  | { readonly type: 'form.failed' }
  | { readonly type: 'form.changed' }
  | { readonly type: 'form.discarded' }

export type SendInput<Values> = SubmittedForm<Values> & { readonly report: (progress: number) => void }

const idle = {
  form: null,
  errors: {},
  failure: null,
  isOnDevice: false,
  progress: null,
  receipt: null,
} as const

/**
 * The flow of a visitor's form, in its popup or in a page. The typed values live in the fields of the form. Closing the
 * popup does not cancel a request in flight: the popup opens again if the visitor has to see the outcome.
 */
export const visitorFormMachine = <Values extends object>(
  { rules, explained = (failure) => failure, isAcknowledgedInPlace }: VisitorForm<Values>,
  words: FormsWords = forms,
) => {
  const errorsIn = ({ values }: SubmittedForm<Values>) => errorsOf(rules(words), values)
  const submitted = ({ form }: VisitorFormContext<Values>) => {
    if (form === null) throw new Error('No form was submitted')
    return form
  }

  return setup({
    types: {
      context: {} as VisitorFormContext<Values>,
      events: {} as VisitorFormEvent<Values>,
      emitted: {} as VisitorFormFact<Values>,
      tags: {} as 'open',
    },
    actors: {
      send: fromPromise<SentReceipt, SendInput<Values>>(unprovided),
      /** Stores the waiting form on the device; resolves to whether it could. */
      store: fromPromise<boolean, SubmittedForm<Values>>(unprovided),
      /** Resolves once there is a connection. */
      connection: fromPromise<void>(unprovided),
    },
    actions: {
      emitSent: emit(({ context }) => ({ type: 'form.sent' as const, values: submitted(context).values })),
    },
    guards: {
      isOffline: () => false,
      isPending: ({ context }) => context.form !== null && context.receipt === null,
      isComplete: ({ event }) =>
        event.type === 'form.submit' && Object.keys(errorsIn(event.form)).length === 0,
      isAcknowledgedInPlace: () => isAcknowledgedInPlace,
    },
  }).createMachine({
    id: 'visitorForm',
    context: { position: null, ...idle },
    on: { 'receipt.close': { actions: assign({ receipt: null }) } },
    type: 'parallel',
    states: {
      popup: {
        initial: 'closed',
        states: {
          closed: { on: { 'popup.open': 'open', 'form.resume': 'away' } },
          open: {
            tags: 'open',
            on: { 'popup.close': [{ guard: 'isPending', target: 'away' }, { target: 'closed' }] },
          },
          away: { on: { 'popup.open': 'open', 'popup.return': 'open', 'popup.close': 'closed' } },
        },
      },
      form: {
        initial: 'filling',
        states: {
          filling: {
            on: {
              'popup.open': { actions: assign({ position: ({ event }) => event.position ?? null }) },
              'page.open': { actions: assign({ position: ({ event }) => event.position }) },
              'popup.close': { actions: assign({ errors: {}, failure: null }) },
              'form.submit': [
                {
                  guard: 'isComplete',
                  target: 'sending',
                  actions: assign(({ event: { form } }) => ({
                    ...idle,
                    form: { ...form, values: asStored(form.values) },
                  })),
                },
                {
                  actions: [
                    assign({ errors: ({ event }) => errorsIn(event.form), failure: null }),
                    emit({ type: 'form.invalid' }),
                  ],
                },
              ],
              'form.resume': { target: 'waiting', actions: assign(({ event: { form } }) => ({ form })) },
            },
          },
          sending: {
            entry: assign({ progress: null }),
            on: { 'form.progressed': { actions: assign({ progress: ({ event }) => event.progress }) } },
            invoke: {
              src: 'send',
              input: ({ context, self }) => ({
                ...submitted(context),
                report: (progress: number) => self.send({ type: 'form.progressed', progress }),
              }),
              onDone: [
                {
                  guard: 'isAcknowledgedInPlace',
                  target: 'sent',
                  actions: [
                    'emitSent',
                    assign({ receipt: ({ event }) => event.output }),
                    raise({ type: 'popup.return' }),
                  ],
                },
                {
                  target: 'filling',
                  actions: [
                    'emitSent',
                    assign(({ event }) => ({ ...idle, receipt: event.output })),
                    raise({ type: 'popup.close' }),
                  ],
                },
              ],
              onError: [
                { guard: 'isOffline', target: 'waiting', actions: raise({ type: 'popup.return' }) },
                {
                  target: 'filling',
                  actions: [
                    assign(({ context, event }) => {
                      const failure = explained(failureOf(event.error), submitted(context).values)
                      return { ...idle, failure, errors: serverErrors<Values>(failure.fields, words) }
                    }),
                    emit({ type: 'form.failed' }),
                    raise({ type: 'popup.return' }),
                  ],
                },
              ],
            },
          },
          waiting: {
            invoke: [
              {
                src: 'store',
                input: ({ context }) => submitted(context),
                onDone: { actions: assign({ isOnDevice: ({ event }) => event.output }) },
                onError: {},
              },
              { src: 'connection', onDone: 'sending' },
            ],
            on: {
              'form.change': { target: 'filling', actions: [assign(idle), emit({ type: 'form.changed' })] },
              'form.discard': {
                target: 'filling',
                actions: [assign(idle), emit({ type: 'form.discarded' })],
              },
            },
          },
          sent: {
            on: {
              'popup.close': { target: 'filling', actions: assign(idle) },
              'popup.open': {
                target: 'filling',
                actions: assign(({ event }) => ({ ...idle, position: event.position ?? null })),
              },
              'page.open': {
                target: 'filling',
                actions: assign(({ event }) => ({ ...idle, position: event.position })),
              },
            },
          },
        },
      },
    },
  })
}
