import { assertEvent, assign, emit, fromPromise, setup } from 'xstate'
import type { Notification } from '../mail/inbox/notification.ts'
import type { MailKind } from '../mail/mail-kind.ts'
import { failureOf, isExpiry, type Failure } from './failure.ts'
import { unprovided } from './unprovided.ts'

export interface NotifiedMail {
  readonly kind: MailKind
  readonly mailId: string
}

export interface NotificationsContext {
  /** The mail in the reading pane. */
  readonly mail: NotifiedMail | null
  readonly notifications: ReadonlyArray<Notification>
  readonly failure: Failure | null
}

export type NotificationsEvent =
  | ({ readonly type: 'mail.open' } & NotifiedMail)
  | { readonly type: 'mail.close' }
  | { readonly type: 'notification.sendAgain'; readonly id: string }
  | { readonly type: 'session.renewed' }

export type NotificationsFact =
  | { readonly type: 'notification.sentAgain' }
  | { readonly type: 'notification.notSentAgain'; readonly failure: Failure }

const empty = { mail: null, notifications: [], failure: null }

/** The notifications of the open mail. Polls them while one is being sent, and sends one again on request. */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as NotificationsFact,
  },
  actors: {
    fetch: fromPromise<ReadonlyArray<Notification>, NotifiedMail | null>(unprovided),
    sendAgain: fromPromise<Notification, { readonly id: string }>(unprovided),
  },
  guards: { isInFlight: () => false },
  delays: { pollInterval: 2_000 },
}).createMachine({
  id: 'notifications',
  context: empty,
  initial: 'closed',
  on: {
    'mail.open': {
      target: '.fetching',
      actions: assign(({ event: { kind, mailId } }) => ({ ...empty, mail: { kind, mailId } })),
    },
    'session.renewed': {
      guard: ({ context }) => isExpiry(context.failure),
      target: '.fetching',
      actions: assign({ failure: null }),
    },
    'mail.close': { target: '.closed', actions: assign(empty) },
  },
  states: {
    closed: {},
    fetching: {
      invoke: {
        src: 'fetch',
        input: ({ context }) => context.mail,
        onDone: { target: 'shown', actions: assign({ notifications: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
      // The notifications of the last poll are shown meanwhile.
      on: { 'notification.sendAgain': 'sendingAgain' },
    },
    shown: {
      after: { pollInterval: { guard: 'isInFlight', target: 'fetching' } },
      on: { 'notification.sendAgain': 'sendingAgain' },
    },
    sendingAgain: {
      invoke: {
        src: 'sendAgain',
        input: ({ event }) => {
          assertEvent(event, 'notification.sendAgain')
          return { id: event.id }
        },
        onDone: {
          target: 'shown',
          actions: [
            assign({
              notifications: ({ context, event: { output } }) =>
                context.notifications.map((one) => (one.id === output.id ? output : one)),
            }),
            emit({ type: 'notification.sentAgain' as const }),
          ],
        },
        onError: {
          target: 'shown',
          actions: emit(({ event }) => ({
            type: 'notification.notSentAgain' as const,
            failure: failureOf(event.error),
          })),
        },
      },
    },
    failed: {},
  },
})
