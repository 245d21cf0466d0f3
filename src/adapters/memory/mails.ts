import { Effect } from 'effect'
import type { Kept } from '#domain/content/content.ts'
import type { ListQuery } from '#domain/content/list-query.ts'
import { referenceLength, referenceOf, type Receipt } from '#domain/mail/receipt.ts'
import { handlingErrors, type Handling, type HandlingChange } from '#domain/mail/received-mail.ts'
import type { DraftRefused } from '#ports/failures.ts'
import type { Sending } from '#ports/sending.ts'
import { behaving, type Behaviour } from './behaviour.ts'
import { draftRefused } from './draft-refused.ts'
import { newestFirst } from './own-order.ts'
import { paged } from './paged.ts'
import { makeTable } from './table.ts'

interface Mails<Mail extends object> extends Behaviour {
  readonly one: string
  /** The names of the fields that a visitor fills in. */
  readonly fields: ReadonlyArray<string>
  readonly received: ReadonlyArray<Mail & Partial<Receipt & Handling & Kept>>
}

/** What enquiries and applications have in common once they have been received. */
export const makeMails = <Mail extends object>({ one, fields, received, ...behaviour }: Mails<Mail>) => {
  const table = makeTable<Mail & Receipt & Handling>(
    one,
    received.map((mail) => ({ status: 'new' as const, note: '', reference: newReference(), ...mail })),
  )
  const { read, write } = behaving(behaviour)
  const listing = { sortable: ['createdAt'], searched: [...fields, 'reference'] }

  return {
    receive: (mail: Mail, errors: Readonly<Record<string, string>>, { key, decoy = '' }: Sending) => {
      const status = decoy === '' ? ('new' as const) : ('spam' as const)
      const accepted = Effect.as(refusing(errors), { ...mail, status, note: '', reference: newReference() })
      return Effect.map(write(table.add(accepted, key)), ({ reference }): Receipt => ({ reference }))
    },
    list: (query?: ListQuery) => read(paged(() => newestFirst(table.rows()), query, listing)),
    change: (id: string, change: HandlingChange) =>
      write(
        table.update(id, change.version, (mail) => {
          const { status = mail.status, note = mail.note } = change
          return Effect.as(refusing(handlingErrors(change)), { ...mail, status, note })
        }),
      ),
    remove: (id: string) => write(table.remove(id)),
    unread: read(Effect.sync(() => table.rows().filter(({ status }) => status === 'new').length)),
    rows: read(Effect.sync(table.rows)),
  }
}

function newReference(): string {
  return referenceOf(crypto.getRandomValues(new Uint8Array(referenceLength)))
}

function refusing(fields: Readonly<Record<string, string>>): Effect.Effect<void, DraftRefused> {
  return Object.keys(fields).length === 0 ? Effect.void : Effect.fail(draftRefused(fields))
}
