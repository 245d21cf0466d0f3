import { randomBytes } from 'node:crypto'
import { Array, Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import {
  maxReceiptCodes,
  receiptCodeKey,
  receiptCodeLength,
  receiptCodeOf,
} from '#domain/desk/receipt/receipt-code.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type { Receipt, SentReceipt } from '#domain/mail/inbox/receipt.ts'
import { kindOfSubject, type MailKind } from '#domain/mail/mail-kind.ts'
import { tokenHash } from '../accounts/tokens.ts'
import { now } from '../client/now.ts'
import { rowId } from '../client/row-id.ts'

interface CodedMail {
  readonly kind: MailKind
  readonly id: number
}

/** Hashes a typed code. */
export const codeHash = (typed: string): string => tokenHash(receiptCodeKey(typed))

/** Makes a code for each mail and stores their hashes. Must run in a transaction. */
export const addCodes = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  mails: Array.NonEmptyReadonlyArray<CodedMail>,
): Effect.fn.Return<ReadonlyArray<string>, SqlError.SqlError> {
  const created_at = yield* now
  const codes = Array.map(mails, () => receiptCodeOf(randomBytes(receiptCodeLength)))
  const rows = Array.map(mails, ({ kind, id }, index) => ({
    code_hash: codeHash(codes[index] ?? ''),
    kind,
    mail_id: id,
    created_at,
  }))
  yield* sql`insert into mail_codes ${sql.insert(rows)}`
  for (const [kind, ids] of Object.entries(Array.groupBy(mails, (mail) => mail.kind)))
    yield* sql`delete from mail_codes where kind = ${kind}
      and ${sql.in(
        'mail_id',
        ids.map(({ id }) => id),
      )}
      and (select count(*) from mail_codes as newer where newer.kind = mail_codes.kind
        and newer.mail_id = mail_codes.mail_id
        and (newer.created_at, newer.code_hash) > (mail_codes.created_at, mail_codes.code_hash)
      ) >= ${maxReceiptCodes}`
  return codes
})

interface StoredReceipt extends Receipt {
  /** Absent from a response that an earlier version has stored. */
  readonly id?: number
}

/** Adds a fresh code to each receipt, also if a form was sent before. Must run in a transaction. */
export const withCodes = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  kind: MailKind,
  stored: ReadonlyArray<StoredReceipt>,
): Effect.fn.Return<ReadonlyArray<SentReceipt>, SqlError.SqlError> {
  const mails = stored.flatMap(({ id }) => (id === undefined ? [] : [{ kind, id }]))
  const codes = Array.isReadonlyArrayNonEmpty(mails) ? yield* addCodes(sql, mails) : []
  const codeOf = new Map(mails.map((mail, index) => [mail.id, codes[index]]))
  return stored.map(({ id, reference }) => {
    const code = id === undefined ? undefined : codeOf.get(id)
    return { reference, ...(code !== undefined && { code }) }
  })
})

/** Deletes the codes of mails that were deleted for good; other items have none. */
export const forgetCodes = (
  sql: SqlClient.SqlClient,
  refs: ReadonlyArray<ItemRef>,
): Effect.Effect<void, SqlError.SqlError> =>
  Effect.forEach(
    refs,
    Effect.fnUntraced(function* ({ subject, itemId }) {
      const kind = kindOfSubject(subject)
      if (kind !== undefined)
        yield* sql`delete from mail_codes where kind = ${kind} and mail_id = ${rowId(itemId)}`
    }),
    { discard: true },
  )
