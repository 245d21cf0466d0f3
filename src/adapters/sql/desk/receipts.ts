import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { receiptPage } from '#domain/desk/receipt/receipt-code.ts'
import { closedReceipt, receiptView, replyErrors, unknownCode } from '#domain/desk/receipt/receipt-view.ts'
import { senderName } from '#domain/history/author.ts'
import { mailSubjects, type MailKind } from '#domain/mail/mail-kind.ts'
import type { MailStatus } from '#domain/mail/inbox/received-mail.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { failIfInvalid, ItemNotFound } from '#ports/failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import type { FormMetadata } from '#ports/visitor/form-metadata.ts'
import { Receipts } from '#ports/visitor/receipts.ts'
import { networkCounter, signInTries } from '../accounts/sign-in-tries.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { openTagsOf } from '../content/home-page.ts'
import { erasedResumes } from '../files/erased-resumes.ts'
import { referencesOf, refsOf, resumesOf, type Erased } from '../history/erased-items.ts'
import { forgetHistory } from '../history/forget-history.ts'
import { recordChange } from '../history/record-activity.ts'
import { scoreForms } from '../inbox/score-forms.ts'
import { limited, VisitorLimit } from '../inbox/visitor-limit.ts'
import { oncePerKey } from '../client/idempotency.ts'
import { deleteMails } from '../privacy/delete-mails.ts'
import { erasedTraces } from '../privacy/erased-traces.ts'
import { hashOfPerson } from '../privacy/persons.ts'
import { codeHash, forgetCodes } from './receipt-codes.ts'
import { messagesOf } from './thread-rows.ts'
import { visitorReplies } from './visitor-replies.ts'

interface FoundMail {
  readonly kind: MailKind
  readonly id: number
  readonly reference: string
  readonly email: string
  readonly createdAt: string
  readonly status: MailStatus
  /** The tag of its language; empty for the default one. */
  readonly language: string
  readonly isInTrash: boolean
}

const unknown = new ItemNotFound({ message: unknownCode })

/** Opens mails by the hashes of their codes. `publicUrl` is the base of the link in answers. */
export const SqlReceipts = (
  publicUrl: string,
  timeZone?: string,
): Layer.Layer<Receipts, never, SqlClient.SqlClient | Blobs> =>
  Layer.effect(
    Receipts,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const files = erasedResumes(sql, yield* Blobs)
      const { forgetAnswers, emptyLog } = erasedTraces(sql)
      const tries = signInTries(sql)
      const limit = limited(sql, yield* VisitorLimit)
      const addReply = yield* visitorReplies(timeZone)
      const languages = yield* SiteLanguages

      const mailOf = Effect.fnUntraced(function* (kind: MailKind, id: number) {
        const [mail] = yield* sql<Omit<FoundMail, 'kind' | 'isInTrash'>>`
          select id, reference, email, created_at as "createdAt", status, language from ${sql(kind)} where id = ${id}`
        if (mail !== undefined) return { ...mail, kind, isInTrash: false } satisfies FoundMail
        const [trashed] = yield* sql<Omit<FoundMail, 'kind' | 'isInTrash'>>`
          select item_id as id, item ->> 'reference' as reference, item ->> 'email' as email,
            item ->> 'created_at' as "createdAt", item ->> 'status' as status,
            coalesce(item ->> 'language', '') as language
          from trash where subject = ${mailSubjects[kind]} and item_id = ${id}`
        return trashed && ({ ...trashed, kind, isInTrash: true } satisfies FoundMail)
      })

      /** A form that is sent again gets a new code, also if its enquiry was merged into another one. */
      const find = Effect.fnUntraced(function* (code: string) {
        const [coded] = yield* sql<{ kind: MailKind; id: number }>`
          select kind,
            coalesce((select into_id from merged_enquiries where kind = 'enquiries' and id = mail_id), mail_id) as id
          from mail_codes where code_hash = ${codeHash(code)}`
        const mail = coded && (yield* mailOf(coded.kind, coded.id))
        return mail ?? (yield* unknown)
      })

      /** Slows guessing by an address; a right code does not count. */
      const guarded = <A, E>(address: string, work: Effect.Effect<A, E>) =>
        Effect.gen(function* () {
          const begun = yield* tries.begin(networkCounter('receipt', address))
          const result = yield* work
          yield* tries.forget(begun)
          return result
        })

      const viewOf = Effect.fnUntraced(function* (mail: FoundMail) {
        const { kind, id, reference, createdAt, language, isInTrash } = mail
        if (isInTrash) return closedReceipt(reference, createdAt)
        const page = receiptPage(publicUrl, yield* openTagsOf(sql, languages), language)
        return receiptView(mail, yield* messagesOf(sql, kind, id), page)
      })

      const store = Effect.fnUntraced(function* (mail: FoundMail, text: string, metadata: FormMetadata) {
        const form = { ...metadata, mail: { firstName: '', lastName: '', email: mail.email, message: text } }
        const [{ spamReasons }] = yield* scoreForms(sql, mail.kind, [form])
        yield* addReply(mail, { text, spamReasons })
        return true
      })

      const eraseRows = Effect.fnUntraced(function* ({ kind, id, isInTrash }: FoundMail) {
        if (!isInTrash) return yield* deleteMails(sql, kind, sql`id = ${id}`)
        const erased = yield* sql<Erased>`delete from trash
          where subject = ${mailSubjects[kind]} and item_id = ${id} returning subject, item_id, item`
        const refs = refsOf(erased)
        yield* forgetHistory(sql, refs)
        yield* forgetCodes(sql, refs)
        return { resumes: resumesOf(erased), references: referencesOf(erased) }
      })

      return Receipts.of({
        show: (code, visitorAddress = '') =>
          guarded(visitorAddress, find(code)).pipe(Effect.flatMap(viewOf), orStoreFailure),

        reply: (code, text, metadata = {}) =>
          Effect.gen(function* () {
            yield* guarded(metadata.visitorAddress ?? '', find(code))
            const add = Effect.gen(function* () {
              // Again, as staff may have merged or deleted it meanwhile.
              const mail = yield* find(code)
              yield* failIfInvalid(replyErrors(yield* viewOf(mail), text))
              yield* limit([metadata])
              return yield* store(mail, text, metadata)
            })
            return yield* add.pipe(
              oncePerKey(sql, { kind: 'receipt.reply', key: metadata.key }),
              Effect.andThen(find(code)),
              Effect.flatMap(viewOf),
              sql.withTransaction,
            )
          }).pipe(orStoreFailure),

        erase: (code, visitorAddress = '') =>
          guarded(
            visitorAddress,
            Effect.gen(function* () {
              const mail = yield* find(code)
              const { reference, email } = mail
              const { resumes, references } = yield* eraseRows(mail)
              yield* forgetAnswers(references)
              yield* recordChange(sql, {
                kind: 'forgotten',
                subject: 'personalData',
                itemId: hashOfPerson(email),
                title: reference,
                before: null,
                after: { reference },
              }).pipe(Effect.provideService(OnBehalfOf, { id: '', name: senderName, address: '' }))
              return yield* files.record(resumes)
            }).pipe(sql.withTransaction),
          ).pipe(Effect.flatMap(files.remove), Effect.andThen(emptyLog), Effect.asVoid, orStoreFailure),
      })
    }),
  )
