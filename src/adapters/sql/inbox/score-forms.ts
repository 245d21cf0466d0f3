import { hash } from 'node:crypto'
import { Array, DateTime, Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { emailKey } from '#domain/mail/email-key.ts'
import { checkSpam, textKey, type SpamVerdict, type Submission } from '#domain/mail/inbox/spam.ts'
import type { FormMetadata } from '#ports/visitor/form-metadata.ts'

type Sent = Pick<Submission, 'firstName' | 'lastName' | 'message'> & { readonly email: string }

/** A submitted form with its metadata. */
export interface FormWithMetadata<Mail> extends FormMetadata {
  readonly mail: Mail
}

/** Hashes a message, to find copies of it; empty if the message is too short to be distinctive. */
export const textHash = (message: string): string => {
  const key = textKey(message)
  return key === '' ? '' : hash('sha256', key)
}

/**
 * The most mails with the same text that are compared, newest first, so that flooding with one text costs no time.
 */
const maxCompared = 30

/** Adds spam scores to submitted forms, from their content and from other senders of the same text within a day. */
export const scoreForms = Effect.fnUntraced(function* <Mail extends Sent>(
  sql: SqlClient.SqlClient,
  table: string,
  forms: Array.NonEmptyReadonlyArray<FormWithMetadata<Mail>>,
): Effect.fn.Return<Array.NonEmptyArray<Mail & SpamVerdict>, SqlError.SqlError> {
  const yesterday = DateTime.formatIso(DateTime.subtract(yield* DateTime.now, { days: 1 }))
  const sentBefore = (text: string) =>
    Effect.map(
      sql<{ sender: string }>`select distinct lower(trim(email)) as sender from (
        select email from ${sql(table)}
        where text_key = ${text} and text_key <> '' and created_at > ${yesterday}
        order by created_at desc limit ${maxCompared}) as newest`,
      (rows) => rows.map(({ sender }) => sender),
    )
  const texts = forms.map(({ mail }) => textHash(mail.message))
  const senders = new Map<string, Set<string>>()
  for (const text of new Set(texts)) if (text !== '') senders.set(text, new Set(yield* sentBefore(text)))
  return Array.map(forms, ({ mail, took, decoy }, index) => {
    const knownSenders = senders.get(texts[index] ?? '') ?? new Set()
    const sender = emailKey(mail.email)
    const others = knownSenders.size - Number(knownSenders.has(sender))
    knownSenders.add(sender)
    const { firstName, lastName, message } = mail
    return { ...mail, ...checkSpam({ firstName, lastName, message, took, decoy, others }) }
  })
})
