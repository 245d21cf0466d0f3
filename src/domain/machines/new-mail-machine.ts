import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { arrivedSince, noMails, type ArrivedMails } from '../mail/inbox/arrived-mails.ts'
import { mailKinds } from '../mail/inbox/mail-query.ts'
import type { MailKind } from '../mail/inbox/notification.ts'
import { failureOf } from './failure.ts'
import { unprovided } from './unprovided.ts'

export interface NewMailContext {
  /** The last count that was heard. */
  readonly known: ArrivedMails | undefined
  /** What has come since the list was fetched last. */
  readonly fresh: ArrivedMails
  /** Tries in a row that heard nothing. */
  readonly tries: number
}

export type NewMailEvent =
  | { readonly type: 'tab.shown' }
  | { readonly type: 'tab.hidden' }
  | { readonly type: 'session.renewed' }
  | { readonly type: 'mails.counted'; readonly arrived: ArrivedMails }
  | { readonly type: 'mails.fetched'; readonly kind: MailKind }

export interface NewMailFact {
  readonly type: 'mails.arrived'
  readonly kind: MailKind
}

const shortestPause = 2_000
const longestPause = 60_000

/** Failures after which another try would fail in the same way. */
const lasting = new Set(['NotSignedIn', 'NotAllowed', 'ItemNotFound', 'QueryRefused'])

/**
 * Hears of new mail while the tab is looked at. The mails are counted first, over a connection that ends with the count, so
 * that what comes while the screen is fetched is known for new. A pause follows, so that the screen is fetched before anything
 * stays open. A connection that ends is made again after one, longer with each try that hears nothing; what came meanwhile is
 * counted then.
 */
export const newMailMachine = setup({
  types: { context: {} as NewMailContext, events: {} as NewMailEvent, emitted: {} as NewMailFact },
  actors: {
    /** Ends when the other side does; a failure says whether another try makes sense. */
    listen: fromPromise<void, { readonly heard: (arrived: ArrivedMails) => void }>(unprovided),
  },
  delays: { pause: ({ context }) => Math.min(longestPause, shortestPause * 2 ** context.tries) },
}).createMachine({
  id: 'newMail',
  context: { known: undefined, fresh: noMails, tries: 0 },
  initial: 'hidden',
  on: {
    'tab.hidden': '.hidden',
    'mails.fetched': {
      actions: assign({ fresh: ({ context, event }) => ({ ...context.fresh, [event.kind]: 0 }) }),
    },
  },
  states: {
    hidden: {
      entry: assign({ tries: 0 }),
      on: {
        'tab.shown': [
          { guard: ({ context }) => context.known === undefined, target: 'listening' },
          { target: 'pausing' },
        ],
      },
    },
    listening: {
      invoke: {
        src: 'listen',
        input: ({ self }) => ({ heard: (arrived) => self.send({ type: 'mails.counted', arrived }) }),
        onDone: 'pausing',
        onError: [
          { guard: ({ event }) => lasting.has(failureOf(event.error).reason), target: 'refused' },
          { target: 'pausing' },
        ],
      },
      on: {
        'mails.counted': [
          {
            guard: ({ context }) => context.known === undefined,
            target: 'pausing',
            actions: assign({ known: ({ event }) => event.arrived, tries: 0 }),
          },
          {
            actions: enqueueActions(({ context, event: { arrived }, enqueue }) => {
              const since = arrivedSince(context.known ?? arrived, arrived)
              enqueue.assign({ known: arrived, fresh: added(context.fresh, since), tries: 0 })
              for (const kind of mailKinds) if (since[kind] > 0) enqueue.emit({ type: 'mails.arrived', kind })
            }),
          },
        ],
      },
    },
    pausing: {
      exit: assign({ tries: ({ context }) => context.tries + 1 }),
      after: { pause: 'listening' },
    },
    refused: { on: { 'session.renewed': 'listening' } },
  },
})

function added(one: ArrivedMails, other: ArrivedMails): ArrivedMails {
  const sums = mailKinds.map((kind) => [kind, one[kind] + other[kind]])
  return Object.fromEntries(sums) as Record<MailKind, number>
}
