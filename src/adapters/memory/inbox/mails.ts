import { DateTime, Effect } from 'effect'
import type { Stored } from '#domain/content/content-type.ts'
import { receiptCodeLength, receiptCodeOf } from '#domain/desk/receipt/receipt-code.ts'
import { mailPage } from '#domain/mail/inbox/mail-page.ts'
import { sortedFields } from '#domain/mail/inbox/mail-sorts.ts'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import { referenceLength, referenceOf, type Receipt, type SentReceipt } from '#domain/mail/inbox/receipt.ts'
import type { Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { shownForm } from '#domain/privacy/consent-texts.ts'
import { mailSnapshot } from '#domain/history/snapshot-of.ts'
import { mailSubjects, type MailKind } from '#domain/mail/mail-kind.ts'
import { nounOf } from '#domain/history/subject.ts'
import { emailKey } from '#domain/mail/email-key.ts'
import {
  handlingErrors,
  type DeskHandling,
  type Handling,
  type HandlingChange,
  type ShownForm,
} from '#domain/mail/inbox/received-mail.ts'
import { checkSpam, textKey, type SpamCheck } from '#domain/mail/inbox/spam.ts'
import { inputRefused, ItemChanged, QueryRefused, type InputRefused } from '#ports/failures.ts'
import type { FormMetadata } from '#ports/visitor/form-metadata.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { distinctTags } from '#domain/desk/tags.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { makeDeskStore, type DeskStore, type HandledMail } from '../store/desk-store.ts'
import type { Journal } from '../store/journal.ts'
import { newestFirst } from '#domain/content/list/own-order.ts'
import { makeTable } from '../store/table.ts'

type Sender = Pick<Enquiry, 'firstName' | 'lastName' | 'email' | 'message' | 'location'> & {
  readonly type?: string
}

interface Mails<Mail extends Sender> extends Behaviour {
  readonly kind: MailKind
  /** Stores deleted mails. */
  readonly journal: Journal
  /** The names of the fields that a visitor fills in. */
  readonly fields: ReadonlyArray<string>
  readonly received: ReadonlyArray<Mail & Partial<Receipt & ShownForm & Handling & SpamCheck & Stored>>
  readonly desk?: DeskStore
}

/** Implements what received enquiries and applications have in common. */
export const makeMails = <Mail extends Sender>({
  kind,
  journal,
  fields,
  received,
  desk = makeDeskStore(),
  ...behaviour
}: Mails<Mail>) => {
  const subject = mailSubjects[kind]
  const handled = desk.handled[kind]
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
  const { read, write } = simulate(behaviour)
  type Row = ReturnType<typeof table.rows>[number]
  const clocked = (row: Row) =>
    ({ ...row, kind, waitingSince: row.createdAt, ...handled.get(row.id) }) as const

  /** Due times are computed when they are read, so that they follow the desk. */
  const shown = (row: Row): Row & DeskHandling => {
    const { owner, answeredAt, tags } = handled.get(row.id) ?? {}
    const dueAt = desk.clocks().dueAt(clocked(row))
    const known = desk.staff.find(({ id }) => id === owner)
    return {
      ...row,
      ...(known && { owner: known.id, ownerName: known.name }),
      ...(dueAt !== '' && { dueAt }),
      ...(answeredAt !== undefined && { answeredAt }),
      ...(tags && tags.length > 0 && { tags }),
    }
  }
  const rows = () => table.rows().map(shown)
  desk.mails[kind] = rows

  /** Returns the desk's data of a mail after a change of its status. */
  const withStatus = (row: Row, status: Handling['status'], at: string): HandledMail => {
    const before = handled.get(row.id) ?? {}
    if (status === row.status || status === 'spam') return before
    const { answeredAt = at, firstAnswer, ...open } = before
    if (status !== 'answered') return row.status === 'answered' ? open : before
    const minutes = firstAnswer ?? desk.clocks().answeredIn(clocked(row), at)
    return { ...open, answeredAt, ...(minutes !== undefined && { firstAnswer: minutes }) }
  }
  const mustOwn = (owner = '') =>
    owner === '' || desk.staff.some(({ id }) => id === owner)
      ? Effect.void
      : refuseFaulty({ owner: 'This person cannot own mails.' })

  const mergedInto = (id: string) => (kind === 'enquiries' ? (desk.merged.get(id) ?? []) : [])
  const listing = {
    sortable: sortedFields,
    searched: [...fields, 'reference'],
    searchText: ({ id }: Row) =>
      mergedInto(id)
        .map(({ reference, message }) => `${reference}\n${message}`)
        .join('\n'),
  }

  /** Counts other senders of the same text. The limit of one day is ignored, as no table lives that long. */
  const othersWith = ({ message, email }: Mail) => {
    const key = textKey(message)
    const same = table.rows().filter((row) => key !== '' && textKey(row.message) === key)
    const senders = new Set(same.map((row) => emailKey(row.email)))
    senders.delete(emailKey(email))
    return senders.size
  }

  return {
    receive: (mail: Mail, errors: Readonly<Record<string, string>>, metadata: FormMetadata) => {
      const initial = {
        note: '',
        reference: newReference(),
        ...shownForm(metadata),
      }
      const row = refuseFaulty(errors).pipe(
        Effect.map(() => checkSpam({ ...mail, ...metadata, others: othersWith(mail) })),
        Effect.map((score) => ({ ...mail, ...score, ...initial })),
      )
      return Effect.map(write(table.add(row, metadata.key)), ({ id, reference, createdAt }): SentReceipt => {
        const owner = desk.clocks().ownerOf({ ...mail, kind }, createdAt)
        if (owner !== '' && !handled.has(id)) handled.set(id, { owner })
        return { reference, code: receiptCodeOf(crypto.getRandomValues(new Uint8Array(receiptCodeLength))) }
      })
    },
    list: (query?: AnyMailQuery) =>
      read(
        Effect.gen(function* () {
          const asked = { me: (yield* OnBehalfOf).id, now: yield* DateTime.now, timeZone: desk.timeZone }
          return yield* Effect.fromResult(mailPage(newestFirst(rows()), query, listing, asked))
        }).pipe(Effect.mapError((message) => new QueryRefused({ message }))),
      ),
    get: (id: string) => read(Effect.map(table.get(id), shown)),
    change: (id: string, change: HandlingChange) =>
      write(
        table
          .update(
            id,
            change.version,
            Effect.fnUntraced(function* (mail) {
              const { note = mail.note, owner, tags } = change
              const isAnsweredAgain =
                mail.status === 'spam' && change.status === 'new' && handled.get(id)?.answeredAt !== undefined
              const status = isAnsweredAgain ? 'answered' : (change.status ?? mail.status)
              yield* refuseFaulty(handlingErrors(change))
              yield* mustOwn(owner)
              handled.set(id, {
                ...withStatus(mail, status, DateTime.formatIso(yield* DateTime.now)),
                ...(owner !== undefined && { owner }),
                ...(tags !== undefined && { tags: distinctTags(tags) }),
              })
              return { ...mail, status, note }
            }),
          )
          .pipe(
            Effect.map(shown),
            Effect.catchTag('ItemChanged', ({ message }) =>
              Effect.flatMap(table.get(id), (row) => new ItemChanged({ message, current: shown(row) })),
            ),
          ),
      ),
    remove: (id: string) =>
      write(
        Effect.gen(function* () {
          const { row, putBack } = yield* table.take(id)
          const { version, firstName, lastName, email: person } = row
          const ref = { subject, itemId: id, version, person, name: `${firstName} ${lastName}` }
          yield* journal.movedToTrash({ ...ref, before: mailSnapshot(row), putBack })
        }),
      ),
    unread: read(Effect.sync(() => table.rows().filter(({ status }) => status === 'new').length)),
    rows: read(Effect.sync(rows)),
    table,
    shown,
  }
}

function newReference(): string {
  return referenceOf(crypto.getRandomValues(new Uint8Array(referenceLength)))
}

function refuseFaulty(fields: Readonly<Record<string, string>>): Effect.Effect<void, InputRefused> {
  return Object.keys(fields).length === 0 ? Effect.void : Effect.fail(inputRefused(fields))
}
