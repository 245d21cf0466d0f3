import { Effect } from 'effect'
import type { Stored } from '#domain/content/content-type.ts'
import { receiptCodeLength, receiptCodeOf } from '#domain/desk/receipt-code.ts'
import { mailPage } from '#domain/mail/inbox/mail-page.ts'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import { referenceLength, referenceOf, type Receipt, type SentReceipt } from '#domain/mail/inbox/receipt.ts'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import { shownForm } from '#domain/privacy/consent-texts.ts'
import { mailSnapshot } from '#domain/history/snapshot-of.ts'
import { nounOf } from '#domain/history/subject.ts'
import { emailKey } from '#domain/mail/inbox/mail-filter.ts'
import {
  handlingErrors,
  type Handling,
  type HandlingChange,
  type ShownForm,
} from '#domain/mail/inbox/received-mail.ts'
import { checkSpam, textKey, type SpamCheck } from '#domain/mail/inbox/spam.ts'
import { inputRefused, QueryRefused, type InputRefused } from '#ports/failures.ts'
import type { Sending } from '#ports/visitor/form-metadata.ts'
import { behaving, type Behaviour } from '../store/behaviour.ts'
import type { Journal } from '../store/journal.ts'
import { newestFirst } from '#domain/content/list/own-order.ts'
import { makeTable } from '../store/table.ts'

type Sender = Pick<Enquiry, 'firstName' | 'lastName' | 'email' | 'message'>

interface Mails<Mail extends Sender> extends Behaviour {
  readonly subject: 'enquiry' | 'profile'
  /** Stores deleted mails. */
  readonly journal: Journal
  /** The names of the fields that a visitor fills in. */
  readonly fields: ReadonlyArray<string>
  readonly received: ReadonlyArray<Mail & Partial<Receipt & ShownForm & Handling & SpamCheck & Stored>>
}

/** Implements what received enquiries and applications have in common. */
export const makeMails = <Mail extends Sender>({
  subject,
  journal,
  fields,
  received,
  ...behaviour
}: Mails<Mail>) => {
  const table = makeTable<Mail & Receipt & ShownForm & Handling & SpamCheck>(
    nounOf(subject),
    received.map((mail) => ({
      status: 'new' as const,
      note: '',
      spamReasons: [],
      reference: newReference(),
      consent: '',
      ...mail,
    })),
  )
  const { read, write } = behaving(behaviour)
  const listing = { sortable: ['createdAt'], searched: [...fields, 'reference'] }

  /** Counts other senders of the same text. The limit of one day is ignored, as no table lives that long. */
  const othersWith = ({ message, email }: Mail) => {
    const key = textKey(message)
    const same = table.rows().filter((row) => key !== '' && textKey(row.message) === key)
    const senders = new Set(same.map((row) => emailKey(row.email)))
    senders.delete(emailKey(email))
    return senders.size
  }

  return {
    receive: (mail: Mail, errors: Readonly<Record<string, string>>, sending: Sending) => {
      const metadata = {
        note: '',
        reference: newReference(),
        ...shownForm(sending),
      }
      const row = refuseFaulty(errors).pipe(
        Effect.map(() => checkSpam({ ...mail, ...sending, others: othersWith(mail) })),
        Effect.map((score) => ({ ...mail, ...score, ...metadata })),
      )
      return Effect.map(write(table.add(row, sending.key)), ({ reference }): SentReceipt => ({
        reference,
        code: receiptCodeOf(crypto.getRandomValues(new Uint8Array(receiptCodeLength))),
      }))
    },
    list: (query?: AnyMailQuery) =>
      read(
        Effect.suspend(() => Effect.fromResult(mailPage(newestFirst(table.rows()), query, listing))).pipe(
          Effect.mapError((message) => new QueryRefused({ message, hasResponse: true })),
        ),
      ),
    get: (id: string) => read(table.get(id)),
    change: (id: string, change: HandlingChange) =>
      write(
        table.update(id, change.version, (mail) => {
          const { status = mail.status, note = mail.note } = change
          return Effect.as(refuseFaulty(handlingErrors(change)), { ...mail, status, note })
        }),
      ),
    remove: (id: string) =>
      write(
        Effect.gen(function* () {
          const { row, putBack } = yield* table.take(id)
          const { version, firstName, lastName, email: person } = row
          const ref = { subject, itemId: id, version, person, name: `${firstName} ${lastName}` }
          yield* journal.discarded({ ...ref, before: mailSnapshot(row), putBack })
        }),
      ),
    unread: read(Effect.sync(() => table.rows().filter(({ status }) => status === 'new').length)),
    rows: read(Effect.sync(table.rows)),
  }
}

function newReference(): string {
  return referenceOf(crypto.getRandomValues(new Uint8Array(referenceLength)))
}

function refuseFaulty(fields: Readonly<Record<string, string>>): Effect.Effect<void, InputRefused> {
  return Object.keys(fields).length === 0 ? Effect.void : Effect.fail(inputRefused(fields))
}
