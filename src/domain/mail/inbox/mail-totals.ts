import type { AnyMailQuery } from './mail-query.ts'

/** The lists that every inbox counts. */
export const countedQueries = {
  open: { status: 'open' },
  mine: { status: 'open', owner: 'me' },
  none: { status: 'open', owner: 'none' },
  overdue: { due: 'overdue', sort: 'dueAt' },
  today: { due: 'today', sort: 'dueAt' },
  unsent: { delivery: 'parked' },
  answered: { status: 'answered' },
  spam: { status: 'spam' },
} as const satisfies Readonly<Record<string, AnyMailQuery>>

/** How many mails each of these lists has. */
export type MailTotals = Readonly<Record<keyof typeof countedQueries, number>>
