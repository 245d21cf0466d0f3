import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { arrivedSince, noMails, type ArrivedMails } from '../mail/inbox/arrived-mails.ts'
import { mailKinds, type MailKind } from '../mail/mail-kind.ts'
import { failureOf } from './failure.ts'
import { unprovided } from './unprovided.ts'

export interface NewMailContext {
  /** The last count that was received. */
  readonly known: ArrivedMails | undefined
  /** Counts of the mails that arrived since the list was last fetched. */
  readonly fresh: ArrivedMails
  /** Connections in a row without a count. */
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

const shortestBackoff = 2_000
const longestBackoff = 60_000

/** Failures that a retry would not mend. */
const lasting = new Set(['NotSignedIn', 'NotAllowed', 'ItemNotFound', 'QueryRefused'])

/**
 * Counts new mail while the tab is visible. The first connection ends with its first count, so that mails which arrive
 * while the screen is fetched count as new. Later connections stay open; one that ends is opened again with exponential
 * backoff.
 */
export const newMailMachine = setup({
  types: { context: {} as NewMailContext, events: {} as NewMailEvent, emitted: {} as NewMailFact },
  actors: {
    /** Ends when the server closes the stream. */
    listen: fromPromise<void, { readonly onCount: (arrived: ArrivedMails) => void }>(unprovided),
  },
  delays: { backoff: ({ context }) => Math.min(longestBackoff, shortestBackoff * 2 ** context.tries) },
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
          { target: 'backingOff' },
        ],
      },
    },
    listening: {
      invoke: {
        src: 'listen',
        input: ({ self }) => ({ onCount: (arrived) => self.send({ type: 'mails.counted', arrived }) }),
        onDone: 'backingOff',
        onError: [
          { guard: ({ event }) => lasting.has(failureOf(event.error).reason), target: 'refused' },
          { target: 'backingOff' },
        ],
      },
      on: {
        'mails.counted': [
          {
            guard: ({ context }) => context.known === undefined,
            target: 'backingOff',
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
    backingOff: {
      exit: assign({ tries: ({ context }) => context.tries + 1 }),
      after: { backoff: 'listening' },
    },
    refused: { on: { 'session.renewed': 'listening' } },
  },
})

function added(one: ArrivedMails, other: ArrivedMails): ArrivedMails {
  const sums = mailKinds.map((kind) => [kind, one[kind] + other[kind]])
  return Object.fromEntries(sums) as Record<MailKind, number>
}
