import { hash } from 'node:crypto'
import { DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import {
  isNeverStored,
  joinedThread,
  maxMailsOfSender,
  maxMailsOfThread,
  threadKeysOf,
  type FoundThread,
  type InboundEmail,
  type EmailHead,
  type ThreadKeys,
} from '#domain/mail/inbound/inbound-email.ts'
import { writtenText } from '#domain/mail/inbound/mail-text.ts'
import { emailKey } from '#domain/mail/email-key.ts'
import { mailSubjects, type MailKind } from '#domain/mail/mail-kind.ts'
import type { MailStatus } from '#domain/mail/inbox/received-mail.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { InboundMails } from '#ports/server/mail/inbound-mails.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import type { StoredAttachment } from '../files/attachments.ts'
import { orphanResumes } from '../files/orphan-resumes.ts'
import { resumeKey } from '../files/resume-file.ts'
import { scoreForms } from '../inbox/score-forms.ts'
import { visitorReplies } from './visitor-replies.ts'

interface Found extends FoundThread {
  readonly kind: MailKind
  readonly id: number
  readonly status: MailStatus
}

export interface InboundMailsOptions {
  /** The addresses that this server sends from and is answered at. */
  readonly ownAddresses: ReadonlyArray<string>
  readonly timeZone?: string
}

/** Stores mails beside the replies of the receipt page, and their files as résumés are. */
export const SqlInboundMails = ({
  ownAddresses,
  timeZone,
}: InboundMailsOptions): Layer.Layer<InboundMails, never, SqlClient.SqlClient | Blobs> =>
  Layer.effect(
    InboundMails,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const blobs = yield* Blobs
      const orphans = orphanResumes(sql, blobs)
      const addReply = yield* visitorReplies(timeZone)
      const idOf = ({ messageId }: EmailHead) => hash('sha256', messageId)

      const threadsByToken = Effect.fnUntraced(function* (tokens: ReadonlyArray<string>) {
        const sent = yield* sql<{ kind: MailKind; id: number; token: string }>`
          select kind, mail_id as id, token from notifications
            where recipient = 'visitor' and token in ${sql.in(tokens)}
          union all select kind, mail_id, token from mail_messages
            where direction = 'out' and token <> '' and token in ${sql.in(tokens)}`
        const threads = yield* Effect.forEach(sent, ({ kind, id, token }) =>
          Effect.map(
            sql<Omit<Found, 'kind' | 'token'>>`
              select id, reference, email, status from ${sql(kind)} where id = ${id}`,
            (mails) => mails.map((mail) => ({ ...mail, kind, token })),
          ),
        )
        return threads.flat()
      })

      const threadsByReference = (references: ReadonlyArray<string>) =>
        Effect.map(
          sql<Omit<Found, 'token'>>`
            select 'enquiries' as kind, id, reference, email, status from enquiries
              where reference in ${sql.in(references)}
            union all select 'profiles', id, reference, email, status from profiles
              where reference in ${sql.in(references)}
            union all select 'enquiries', into_id, merged.item -> 'row' ->> 'reference', email, status
              from merged_enquiries as merged join enquiries on enquiries.id = into_id
              where merged.item -> 'row' ->> 'reference' in ${sql.in(references)}`,
          (mails) => mails.map((mail): Found => ({ ...mail, token: '' })),
        )

      const found = ({ tokens, references }: ThreadKeys) =>
        Effect.all([
          tokens.length > 0 ? threadsByToken(tokens) : Effect.succeed([]),
          references.length > 0 ? threadsByReference(references) : Effect.succeed([]),
        ]).pipe(Effect.map((threads): ReadonlyArray<Found> => threads.flat()))

      /** Whether a thread in the trash has one of the keys. */
      const isInTrash = Effect.fnUntraced(function* ({ tokens, references }: ThreadKeys) {
        const keys = [...tokens, ...references]
        if (keys.length === 0) return false
        const rows = yield* sql`select id from trash
          where ${sql.in('subject', Object.values(mailSubjects))}
            and ${sql.or(keys.map((key) => sql`instr(item, ${key}) > 0`))} limit 1`
        return rows.length > 0
      })

      /** The thread that a mail joins, or why it is not stored. */
      const placeOf = Effect.fnUntraced(function* (mail: EmailHead) {
        const known = yield* sql`select id from mail_messages where inbound_id = ${idOf(mail)} limit 1`
        if (known.length > 0) return 'known'
        if (isNeverStored(mail, ownAddresses)) return 'left'
        const keys = threadKeysOf(mail)
        const thread = joinedThread(mail, keys, yield* found(keys))
        if (thread === undefined) return (yield* isInTrash(keys)) ? 'later' : 'left'
        const yesterday = DateTime.formatIso(DateTime.subtract(yield* DateTime.now, { days: 1 }))
        const ofSender = yield* sql`select id from mail_messages
          where sender = ${emailKey(mail.from)} and at > ${yesterday} limit ${maxMailsOfSender}`
        const ofThread = yield* sql`select id from mail_messages
          where kind = ${thread.kind} and mail_id = ${thread.id} and sender <> '' and at > ${yesterday}
          limit ${maxMailsOfThread}`
        const isFlood = ofSender.length === maxMailsOfSender || ofThread.length === maxMailsOfThread
        return isFlood ? 'left' : thread
      })

      const insert = Effect.fnUntraced(function* (
        mail: InboundEmail,
        attachments: ReadonlyArray<StoredAttachment>,
      ) {
        const place = yield* placeOf(mail)
        if (typeof place === 'string') return place
        const { kind, reference } = place
        const text = writtenText(mail, reference)
        if (text === '' && mail.files.length === 0) return 'left'
        // A mail has no form whose time could be measured.
        const form = {
          mail: { firstName: '', lastName: '', email: mail.from, message: text },
          took: Infinity,
        }
        const [{ spamReasons }] = yield* scoreForms(sql, kind, [form])
        const sender = emailKey(mail.from)
        const byMail = { sender, inbound_id: idOf(mail), attachments: JSON.stringify(attachments) }
        yield* addReply(place, { text, spamReasons, byMail })
        for (const { key } of attachments) if (key !== '') yield* orphans.forget(key)
        return 'stored' as const
      }, sql.withTransaction)

      /** Writes a file before the row that names it. */
      const keep = Effect.fnUntraced(function* (key: string, bytes: Uint8Array) {
        yield* orphans.record(key)
        yield* blobs.put(key, bytes)
      })

      return InboundMails.of({
        outcome: (head) =>
          Effect.map(placeOf(head), (place) => (typeof place === 'string' ? place : 'stored')).pipe(
            orStoreFailure,
          ),
        store: (mail, files) =>
          Effect.gen(function* () {
            const kept = files.map(({ name, size, content }) => ({
              attachment: { name, size, key: content === undefined ? '' : resumeKey(content.ending) },
              bytes: content?.bytes,
            }))
            const attachments = kept.map(({ attachment }) => attachment)
            // Removes them unless the mail was stored, which makes its files no orphans.
            const discard = Effect.forEach(
              attachments,
              ({ key }) => Effect.ignore(orphans.discard(key), { log: true }),
              { discard: true },
            )
            return yield* Effect.forEach(
              kept,
              ({ attachment, bytes }) => (bytes === undefined ? Effect.void : keep(attachment.key, bytes)),
              { discard: true },
            ).pipe(Effect.andThen(insert(mail, attachments)), Effect.ensuring(discard))
          }).pipe(orStoreFailure),
      })
    }),
  )
